import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { expect, it } from 'vitest'

const file = new URL('./loaded.ts', import.meta.url)
const run = (specifier: string) =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import { loaded } from '${file}'; await loaded(import('${specifier}'))`],
    { encoding: 'utf8' },
  )

it('names a package that is not installed, without a stack', () => {
  const { status, stderr } = run('not-installed')
  expect([status, stderr]).toEqual([
    1,
    "✗ Versions  Cannot find package 'not-installed': install the packages of this version.\n",
  ])
})

it('hands on any other failure, and a module that loads', () => {
  expect(run('data:text/javascript,throw new Error("broken")').stderr).toContain('Error: broken')
  expect(run('node:fs').status).toBe(0)
})
