// The whole test command: lint, types, units, the API on both databases, journeys in a real browser. Every
// step runs even after a failure; the last line counts. Steps that mostly wait run beside others
// (docs/decisions/0050-ten-minutes-for-every-test.md).
import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { memoryFolder } from './memoryFolder.mjs'
import { readPlaywright, readVitest } from './reports.mjs'

const reports = mkdtempSync(join(tmpdir(), 'portal-verify-'))
// Some two hundred processes load the same modules; each finds them compiled.
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled')
// Databases, portals and browser profiles are thousands of small files that nobody keeps.
process.env.TMPDIR ??= memoryFolder() ?? tmpdir()
const report = (name) => join(reports, `${name}.json`)
const NONE = { failed: [], again: [] }
const BROKEN = { passed: 0, failed: 1, names: { failed: ['the step itself'], again: [] } }

/** Counts a step as one test, or as many as its report names. */
const check = (name, ...command) => ({
  name,
  command,
  count: (ok) => (ok ? { passed: 1, failed: 0, names: NONE } : BROKEN),
})
const vitest = (name, folder) => ({
  name,
  command: [
    'pnpm',
    '--filter',
    folder,
    'exec',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  count: (ok) => counted(ok, name, (read) => readVitest(read, join(process.cwd(), folder))),
})
const playwright = (name) => ({
  name,
  command: ['pnpm', '--filter', './e2e', 'exec', 'playwright', 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) },
  count: (ok) => counted(ok, name, readPlaywright),
})

/** Steps of seconds each, bound by the processor. */
const quick = [
  check('lint', 'pnpm', 'run', 'check:lint'),
  check('types', 'pnpm', 'run', 'check:types'),
  check('imports', 'pnpm', 'run', 'check:imports'),
  check('docs', 'pnpm', 'run', 'check:docs'),
  check('openapi', 'pnpm', '--filter', './packages/server', 'run', 'openapi', '--check'),
  vitest('config', './packages/config'),
  vitest('contract', './packages/contract'),
  vitest('messages', './packages/messages'),
  vitest('client', './packages/client'),
  vitest('publisher', './packages/publisher'),
  vitest('demo', './packages/demo'),
  vitest('storefront', './storefront'),
  vitest('backoffice', './backoffice'),
]
/** Steps that mostly wait, for ends of connections. */
const waiting = [vitest('gate', './packages/gate'), vitest('platform', './packages/platform')]
/** Stages run in sequence, and so do the steps of a row; the rows of a stage run side by side. */
const stages = [[[vitest('server', './packages/server')], quick, waiting], [[playwright('browser')]]]

const only = process.argv.slice(2)
const isWanted = ({ name }) => only.length === 0 || only.includes(name)
const total = { passed: 0, failed: 0 }
const lines = []
const named = { failed: [], again: [] }
for (const stage of stages) {
  const rows = stage.map((row) => row.filter(isWanted)).filter((row) => row.length)
  await Promise.all(
    rows.map(async (row) => {
      for (const step of row) await take(step, { isAlone: rows.length === 1 })
    }),
  )
}

console.log(`\n${lines.join('\n')}\n`)
if (named.again.length) console.log(`Passed at the second try:\n${named.again.join('\n')}\n`)
if (named.failed.length) console.log(`Failed:\n${named.failed.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed || total.passed === 0 ? 1 : 0)

/** Runs and counts a step. A step beside others prints its output when it is over. */
async function take(step, { isAlone }) {
  const title = `\n── ${step.name} ${'─'.repeat(Math.max(0, 60 - step.name.length))}`
  const said = isAlone ? null : join(reports, `${step.name}.log`)
  if (isAlone) console.log(title)
  const started = Date.now()
  const ok = await run(step, said)
  if (said) console.log(`${title}\n${readFileSync(said, 'utf8')}`)
  const { passed, failed, names } = step.count(ok)
  total.passed += passed
  total.failed += failed
  for (const kind of ['failed', 'again'])
    named[kind].push(...names[kind].map((one) => `  ${step.name}: ${one}`))
  lines.push(
    `${failed ? '✗' : '✓'} ${step.name.padEnd(12)} ${passed} passed, ${failed} failed  (${Math.round((Date.now() - started) / 1000)} s)`,
  )
}

/** Runs a command, printing to the terminal or into a file. */
function run({ command: [program, ...args], env = {} }, file) {
  return new Promise((resolve) => {
    const output = file ? openSync(file, 'w') : 'inherit'
    const child = spawn(program, args, {
      stdio: [file ? 'ignore' : 'inherit', output, output],
      env: { ...process.env, ...env },
    })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** Reads a runner's report; a runner without a report counts as one failure. */
function counted(ok, name, read) {
  try {
    const counts = read(JSON.parse(readFileSync(report(name), 'utf8')))
    return ok || counts.failed ? counts : { ...counts, failed: 1 }
  } catch {
    return BROKEN
  }
}
