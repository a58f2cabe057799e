import { join } from 'node:path'
import process from 'node:process'
import { workspace } from '@portal/platform/files/workspace'
import type { Program } from './runProgram.ts'

const CHILD = join(import.meta.dirname, 'child.ts')
/** Thousands of pages are made and forgotten: with room for them the young generation is cleared less often. */
const YOUNG_MB = 32
/**
 * A builder that is prepared waits for minutes: memory that bundling no longer needs goes back to the system at once (the
 * bundler's allocator is mimalloc, Node's is glibc's). It takes a fifth off what it holds, and no time.
 */
const GIVES_BACK = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '2' }

/** What a builder is told once there is something to build: a line of JSON on its standard input. */
export type BuildOrder = {
  /** Address of the catalogue. It comes with the order, so that no builder can have read an older one before. */
  catalogue: string
  /** Empty folder that becomes the site, variants and manifest included. */
  folder: string
  /** Folder of a release that was built from the same sources and settings: its pages are kept where their apps are. */
  before: string | null
}
/**
 * The program that makes a release: a process of its own, since its memory and its processor time are not the server's.
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
