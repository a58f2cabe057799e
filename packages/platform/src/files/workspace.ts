import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../../../')

/** Folders of the workspace, for what is built from their sources. */
export const workspace = {
  root,
  storefront: join(root, 'storefront'),
  backoffice: join(root, 'backoffice'),
  packages: join(root, 'packages'),
  /** Ignored by git: what can be made again. */
  cache: join(root, '.cache'),
}

/** What both sites are built from besides their own folder. */
const SHARED = [
  'packages/contract',
  'packages/messages',
  'packages/client',
  'packages/config',
  'pnpm-lock.yaml',
]
const NOT_SOURCES = new Set(['node_modules', 'dist', '.astro', '.cache', 'test'])

/**
 * A digest of an app's sources and of all that goes into it: the same digest, the same build. Some ten milliseconds at
 * once; file by file through promises it would be five times as many, just when the first requests come in.
 */
export function hashSources(folder: string): string {
  const hash = createHash('sha256')
  for (const place of [folder, ...SHARED.map((name) => join(root, name))]) {
    for (const file of sources(place)) {
      hash.update(relative(root, file)).update('\0')
      hash.update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 32)
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
