import { join } from 'node:path'
import process from 'node:process'
import { workspace } from '@portal/platform/files/workspace'
import type { Program } from './runProgram.ts'

const CHILD = join(import.meta.dirname, 'child.ts')
/** Thousands of pages are made and forgotten; a larger young generation is collected less often. */
const YOUNG_MB = 32
/**
 * A prepared builder waits for minutes, so memory that bundling no longer needs goes back to the system at
 * once (mimalloc of the bundler, glibc of Node). Saves a fifth of its memory and costs no time.
 */
const GIVES_BACK = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '2' }

/** The order of a builder: a line of JSON on its standard input. */
export type BuildOrder = {
  /** Address of the catalogue. It comes with the order, so that no builder reads an older one. */
  catalogue: string
  /** Empty folder that becomes the site, with variants and manifest. */
  folder: string
  /** Folder of a release built from the same sources and settings, whose unchanged pages are kept. */
  before: string | null
}
/**
 * Names the program that makes a release: a process of its own, apart from the server's memory and processor
 * time.
 *
 * @param releases folder of the releases, beside which it works
 */
export const buildCommand = (releases: string, settings: Record<string, string>): Program => ({
  command: process.execPath,
  args: [`--max-semi-space-size=${YOUNG_MB}`, CHILD, releases],
  cwd: workspace.storefront,
  isTold: true,
  env: {
    ...GIVES_BACK,
    ...settings,
    CATALOGUE_URL: 'about:blank',
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
  },
})
