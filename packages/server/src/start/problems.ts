import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { NewerData } from '@portal/platform/db/migrate'
import { nullIfMissing } from '@portal/platform/files/disk'
import { BadEnvironment, type Config } from '../env.ts'

/** Why the portal cannot start: one sentence that says what to do. */
export class StartProblem extends Error {}

/** Makes the data folder and writes a file into it. @throws StartProblem */
export async function checkDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, '.writable')
  try {
    await makeFolder(dataDir)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartProblem(
      `DATA_DIR ${dataDir} cannot be written (${codeOf(error)}): give this account the right to it, or set DATA_DIR to another folder.`,
    )
  }
}

/** Makes a folder and those above it. Node's own recursive call never ends below /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return
    const parent = dirname(path)
    if (codeOf(error) !== 'ENOENT' || (await stat(parent).catch(nullIfMissing)) !== null) throw error
    await makeFolder(parent)
    await mkdir(path, { mode: 0o700 })
  }
}

/** Takes the port and lets it go again. @throws StartProblem */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portProblem(error, { host, port })))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function portProblem(error: Error, { host, port }: Pick<Config, 'host' | 'port'>) {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use: stop the program that listens there, or set PORT to another one.`,
    EACCES: `Port ${port} may not be used by this account: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine: set HOST to one that is, such as 127.0.0.1.`,
    ENOTFOUND: `HOST ${host} is no address of this machine: set HOST to one that is, such as 127.0.0.1.`,
  }
  return new StartProblem(
    sentences[codeOf(error)] ?? `The portal cannot listen at ${host}:${port} (${codeOf(error)}).`,
  )
}

/** The sentence for whoever starts the portal; `null` for a fault of ours, which deserves its trace. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof StartProblem || error instanceof BadEnvironment) return error.message
  if (error instanceof NewerData)
    return `${error.message}: start that version, or restore a backup made before it.`
  const code = codeOf(error)
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000'].includes(code))
    return `The database at DATABASE_URL does not let the portal in (${code}): check its address, its account and that it runs.`
  if (code === 'ENOSPC') return 'The disk of DATA_DIR is full: make room, then start again.'
  return null
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
