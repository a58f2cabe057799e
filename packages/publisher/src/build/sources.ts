import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { workspace } from '@portal/platform/files/workspace'

/** Sources that both sites are built from, besides their own folder. */
const SHARED = [
  'packages/contract',
  'packages/messages',
  'packages/client',
  'packages/config',
  'pnpm-lock.yaml',
]
const NOT_SOURCES = new Set(['node_modules', 'dist', '.astro', '.cache', 'test'])

/**
 * Digests an app's sources and everything that goes into it: same digest, same build. Synchronous: some 10
 * ms, which promises would make five times as long.
 */
export function hashSources(app: string, ...others: string[]): string {
  const hash = createHash('sha256')
  for (const place of [app, ...others, ...SHARED.map((name) => join(workspace.root, name))]) {
    for (const file of sources(place)) {
      hash.update(relative(workspace.root, file)).update('\0')
      hash.update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 32)
}

/** Copies an app's own sources into an empty folder, where they find the app's installed packages. */
export function copySources(app: string, folder: string): void {
  for (const file of sources(app)) {
    const copy = join(folder, relative(app, file))
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(file, copy)
  }
  symlinkSync(join(app, 'node_modules'), join(folder, 'node_modules'), 'junction')
}

function* sources(place: string): Generator<string> {
  if (statSync(place).isFile()) {
    yield place
    return
  }
  const entries = readdirSync(place, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCES.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const path = join(place, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (entry.isFile()) yield path
  }
}
