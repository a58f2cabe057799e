// Writes the licences of every package that production installs to NOTICES.txt, each text once.
// Fails on a package that names no licence.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pnpm, root } from './pnpm.mjs'

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i

const listed = JSON.parse(pnpm('--recursive', 'licenses', 'list', '--prod', '--json'))
const packages = Object.values(listed)
  .flat()
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
const unnamed = packages.filter(({ license }) => !license || /^unknown$/i.test(license))
if (unnamed.length) {
  console.error(`No licence is named by: ${unnamed.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

/** Packages by the text of their licence files; those without one fall under the name of their licence. */
const byText = new Map()
for (const one of packages) {
  const text = textOf(one) ?? `(The package has no licence file and names ${one.license}.)`
  byText.set(text, [...(byText.get(text) ?? []), one])
}

const file = join(root, 'NOTICES.txt')
writeFileSync(
  file,
  [
    'This portal includes the packages below, each under its own licence.',
    ...[...byText].map(([text, owners]) => [...owners.map(lineOf), '', text].join('\n')),
  ].join(`\n\n${'─'.repeat(72)}\n\n`),
)
console.log(`${packages.length} packages in ${file}`)

function lineOf({ name, versions, license, homepage }) {
  return `${name} ${versions.join(', ')} (${license})${homepage ? ` ${homepage}` : ''}`
}

function textOf({ paths }) {
  const texts = paths.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
      .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim()),
  )
  return texts.length ? [...new Set(texts)].join('\n\n') : null
}
