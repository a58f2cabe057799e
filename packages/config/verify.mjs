// The whole test command: lint, types, units, the API on both databases, journeys in a real browser.
// Every step runs even when one before it failed; the last line counts.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

const reports = mkdtempSync(join(tmpdir(), 'portal-verify-'))
const report = (name) => join(reports, `${name}.json`)

/** A step counts as one test, or as many as its report names. */
const check = (name, ...command) => ({
  name,
  command,
  count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }),
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
  count: (ok) =>
    counted(ok, name, ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    })),
})
const playwright = (name) => ({
  name,
  command: ['pnpm', '--filter', './e2e', 'exec', 'playwright', 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) },
  count: (ok) =>
    counted(ok, name, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
})

const steps = [
  check('lint', 'pnpm', 'run', 'check:lint'),
  check('types', 'pnpm', 'run', 'check:types'),
  check('openapi', 'pnpm', '--filter', './packages/server', 'run', 'openapi', '--check'),
  vitest('contract', './packages/contract'),
  vitest('messages', './packages/messages'),
  vitest('client', './packages/client'),
  vitest('gate', './packages/gate'),
  vitest('storefront', './storefront'),
  vitest('backoffice', './backoffice'),
  vitest('server', './packages/server'),
  playwright('browser'),
]

const only = process.argv.slice(2)
const total = { passed: 0, failed: 0 }
const lines = []
for (const step of steps.filter(({ name }) => only.length === 0 || only.includes(name))) {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 60 - step.name.length))}`)
  const started = Date.now()
  const ok = await run(step)
  const { passed, failed } = step.count(ok)
  total.passed += passed
  total.failed += failed
  lines.push(
    `${failed ? '✗' : '✓'} ${step.name.padEnd(12)} ${passed} passed, ${failed} failed  (${Math.round((Date.now() - started) / 1000)} s)`,
  )
}

console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed || total.passed === 0 ? 1 : 0)

function run({ command: [program, ...args], env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** What a runner's report says; a runner that failed otherwise, or wrote no report, is one failure. */
function counted(ok, name, read) {
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read(JSON.parse(readFileSync(report(name), 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
  return ok || counts.failed ? counts : { ...counts, failed: 1 }
}
