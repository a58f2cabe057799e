import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { MINUTE_MS } from '@portal/contract/rules'
import { nullIfMissing } from '@portal/platform/files/disk'
import { workspace } from '@portal/platform/files/workspace'
import { finishSite } from '../site/finishSite.ts'
import { MANIFEST } from '../site/manifest.ts'
import { removeOldBuilds } from './oldBuilds.ts'
import { runProgram } from './runProgram.ts'
import { hashSources } from './sources.ts'

const TIMEOUT_MS = 5 * MINUTE_MS

const GATE = join(workspace.packages, 'gate')

/** Gives the folder of the console's build from the current sources, built or not. */
export const consoleFolder = (dataDir: string) =>
  join(dataDir, 'console', hashSources(workspace.backoffice, GATE))

export const isConsoleBuilt = async (folder: string) =>
  (await stat(join(folder, MANIFEST)).catch(nullIfMissing)) !== null

/** Builds the console, with the gate's command for download, unless their sources are those of the last build. */
export async function buildConsole(dataDir: string, signal: AbortSignal): Promise<void> {
  const folder = consoleFolder(dataDir)
  if (await isConsoleBuilt(folder)) return
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const run = (args: string[]) =>
    runProgram({
      command: process.execPath,
      args,
      cwd: workspace.backoffice,
      env: { NODE_ENV: 'production', NO_COLOR: '1' },
      timeoutMs: TIMEOUT_MS,
      signal,
    })
  try {
    const vite = createRequire(join(workspace.backoffice, 'package.json')).resolve('vite/package.json')
    // Vite's own loader would write its configuration beside the sources.
    await run([join(vite, '../bin/vite.js'), 'build', '--configLoader', 'native', '--outDir', draft])
    await run([join(GATE, 'scripts/command.mjs'), draft])
    await finishSite(draft, join(dataDir, 'console/.variants'))
    await rename(draft, folder).catch(async (error: unknown) => {
      // Another start built the same meanwhile.
      if (!(await isConsoleBuilt(folder))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  await removeOldBuilds(join(dataDir, 'console'))
}
