import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { nullIfMissing } from '@portal/platform/files/disk'
import { hashSources, workspace } from '@portal/platform/files/workspace'
import { finishSite } from '../site/finishSite.ts'
import { MANIFEST } from '../site/manifest.ts'
import { runProcess } from './runProcess.ts'

const TIMEOUT_MS = 5 * 60_000
const builds = join(workspace.cache, 'console')

/** Where the console's build of today's sources lies, whether it was made yet or not. */
export const consoleFolder = () => join(builds, hashSources(workspace.backoffice))

export const isConsoleBuilt = async (folder: string) =>
  (await stat(join(folder, MANIFEST)).catch(nullIfMissing)) !== null

/** Builds the console unless its sources are those of the last build. @returns its folder */
export async function buildConsole(signal = new AbortController().signal): Promise<string> {
  const folder = consoleFolder()
  if (await isConsoleBuilt(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  try {
    const vite = createRequire(join(workspace.backoffice, 'package.json')).resolve('vite/package.json')
    await runProcess({
      command: process.execPath,
      args: [join(vite, '../bin/vite.js'), 'build', '--outDir', draft, '--emptyOutDir'],
      cwd: workspace.backoffice,
      env: { NODE_ENV: 'production', NO_COLOR: '1' },
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    await finishSite(draft, join(workspace.cache, 'compressed'))
    await rename(draft, folder).catch(async (error: unknown) => {
      // Another start built the same meanwhile.
      if (!(await isConsoleBuilt(folder))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}
