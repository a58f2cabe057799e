// Runs the pnpm that the catalog pins, also where only production packages or none are installed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export function pnpmVersion() {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('catalog:')[1]
  return /^\s+pnpm: (\d[\w.-]*)$/m.exec(catalog)?.[1]
}

/** Returns what pnpm writes on its standard output, after installing the production packages where none are. */
export function pnpm(...args) {
  if (!existsSync(join(root, 'node_modules'))) run('install', '--prod', '--frozen-lockfile')
  return run(...args)
}

function run(...args) {
  return execFileSync('npx', ['--yes', `pnpm@${pnpmVersion()}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
}
