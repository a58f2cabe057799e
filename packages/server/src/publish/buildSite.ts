import { join } from 'node:path'
import process from 'node:process'
import { workspace } from '../lib/workspace.ts'
import { type Run, runProcess } from './runProcess.ts'

const CHILD = join(workspace.server, 'src/publish/child.ts')
const TIMEOUT_MS = 15 * 60_000
/** Thousands of pages are made and forgotten: with room for them the young generation is cleared less often. */
const YOUNG_MB = 32

export type Program = Required<Pick<Run, 'command' | 'args' | 'cwd' | 'env'>>
export type SiteBuild = {
  /** Empty folder that gets the site, compressed forms and manifest included. */
  folder: string
  /** Compressed forms by content hash. */
  cache: string
  /** Folder of a release that was built from the same sources and settings: its pages are kept where their apps are. */
  before: string | null
  settings: Record<string, string>
  signal: AbortSignal
}

/** Builds the storefront in a process of its own: its memory and its processor time are not the server's. */
export const buildSite = ({ settings, signal, ...folders }: SiteBuild) =>
  runProcess({ ...buildCommand(folders, settings), timeoutMs: TIMEOUT_MS, signal })

/** The program that makes a release. */
export const buildCommand = (
  { folder, cache, before }: Pick<SiteBuild, 'folder' | 'cache' | 'before'>,
  settings: Record<string, string>,
): Program => ({
  command: process.execPath,
  args: [`--max-semi-space-size=${YOUNG_MB}`, CHILD, folder, cache, ...(before ? [before] : [])],
  cwd: workspace.storefront,
  env: {
    ...settings,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  },
})
