import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { nullIfMissing } from '@portal/platform/files/disk'
import type { Config } from '../env.ts'
import { codeOf, portProblem, StartProblem } from './problems.ts'

/** Makes the data folder and tries to write into it. @throws StartProblem */
export async function checkDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, '.writable')
  try {
    await makeFolder(dataDir)
    await writeFile(probe, '')
    // Another start on the same folder may have been quicker.
    await rm(probe, { force: true })
  } catch (error) {
    throw new StartProblem(
      `DATA_DIR ${dataDir} cannot be written (${codeOf(error)}): give this account the right to it, or set DATA_DIR to another folder.`,
    )
  }
}

/** Makes a folder and its parents. Node's own recursive call never ends below /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return
    const parent = dirname(path)
    if (codeOf(error) !== 'ENOENT' || (await stat(parent).catch(nullIfMissing)) !== null) throw error
    await makeFolder(parent)
    await makeFolder(path)
  }
}

/**
 * Takes the port and releases it, so that a start that cannot listen changes no data. @throws StartProblem
 */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portProblem(error, { host, port })))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
