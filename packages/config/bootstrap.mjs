// Entry of `npm start` and `npm test` on a fresh clone. Runs on the machine's own Node (20 or newer) before
// anything is installed: brings the pinned pnpm, installs from the lockfile when it changed, then runs a
// script on the project's own Node. `--lean` keeps that process small.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { leanEnvironment, leanFlags } from './lean.mjs'
import { pnpmVersion, root } from './pnpm.mjs'

const bin = join(root, 'node_modules/.bin')
const stamp = join(root, 'node_modules/.installed')
const NODE_OLDEST = 20
const NODE_WANTED = 24

/** Exits with one sentence that says what to do. */
function stop(sentence) {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1])
const read = (file) => readFileSync(join(root, file), 'utf8')

if (major(process.version) < NODE_OLDEST)
  stop(
    `Node ${process.version} is too old: install Node ${NODE_OLDEST} or newer (nodejs.org), then try again.`,
  )
const given = process.argv.slice(2)
const isLean = given[0] === '--lean'
const [script, ...args] = isLean ? given.slice(1) : given
if (!script) stop('Use `npm start` or `npm test`.')

install()
const node = projectNode()
const child = spawn(node, [...(isLean ? leanFlags : []), join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...(isLean && leanEnvironment), ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm exits on SIGTERM without telling the shell's child, so the child watches its parent.
const parent = process.ppid
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
child.on('error', (error) => stop(`Node could not be started (${error.message}).`))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))

/** Installs when the lockfile or the catalog changed. */
function install() {
  const wanted = createHash('sha256')
    .update(read('pnpm-lock.yaml'))
    .update(read('pnpm-workspace.yaml'))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(join(bin, 'pnpm'))) return
  const version = pnpmVersion()
  console.log(`Installing the project's packages with pnpm ${version} (once; needs the npm registry)…`)
  const { status, error } = spawnSync('npx', ['--yes', `pnpm@${version}`, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error || status !== 0)
    stop('The packages could not be installed: look at the lines above, check the network, and try again.')
  writeFileSync(stamp, wanted)
}

/** Finds the Node that the lockfile brings, or the machine's when it is new enough. */
function projectNode() {
  const own = join(bin, 'node')
  if (
    existsSync(own) &&
    major(spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout ?? '') >= NODE_WANTED
  )
    return own
  if (major(process.version) >= NODE_WANTED) return process.execPath
  return stop(
    `This system needs Node ${NODE_WANTED} or newer (found ${process.version}): install it, then try again.`,
  )
}
