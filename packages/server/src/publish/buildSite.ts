import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { runProcess } from './runProcess.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const TIMEOUT_MS = 15 * 60_000

export type SiteBuild = {
  /** Empty folder that gets the site, compressed forms and manifest included. */
  folder: string
  /** Compressed forms by content hash. */
  cache: string
  settings: Record<string, string>
  signal: AbortSignal
}

/** Builds the storefront in a process of its own: its memory and its processor time are not the server's. */
export const buildSite = ({ folder, cache, settings, signal }: SiteBuild) =>
  runProcess({
    command: process.execPath,
    args: [CHILD, folder, cache],
    cwd: folder,
    env: settings,
    timeoutMs: TIMEOUT_MS,
    signal,
  })
