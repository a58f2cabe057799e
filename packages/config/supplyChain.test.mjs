import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Runs a command of the root, and reads the file that it writes there. */
function written(script, file) {
  execFileSync('npm', ['run', script], { cwd: root, stdio: 'pipe' })
  return readFileSync(join(root, file), 'utf8')
}
const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name)

test('the SBOM is valid CycloneDX, and the notices hold the licence of each of its packages', {
  timeout: 60_000,
}, async () => {
  const bom = written('sbom', 'sbom.cdx.json')
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bom)).toBeNull()
  const { components } = JSON.parse(bom)
  expect(components.filter(({ licenses = [] }) => licenses.length === 0).map(nameOf)).toEqual([])
  const names = components.filter(({ group }) => group !== '@portal').map(nameOf)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'astro', 'react-admin', '@aws-sdk/client-s3']))
  expect(names).not.toContain('vitest')

  const notices = written('notices', 'NOTICES.txt')
  const listed = names.filter((name) => notices.includes(`\n${name} `))
  // Packages for other systems are in the lockfile and not on this disk.
  expect(listed.length / names.length).toBeGreaterThan(0.9)
})
