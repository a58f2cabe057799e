import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../env.ts'

/** The settings that locate an installation's data. */
export type DataPlace = Pick<Config, 'dataDir' | 'database' | 'mediaStore'>

/** Names in a copy of the database: stored files with their sizes in bytes, and people's uuids. */
export type Contents = { media: { path: string; bytes: number }[]; people: string[] }

/** Media to back up; the sweep deletes others meanwhile. */
export const MEDIA_IN_USE = 'select path, bytes from files where detached_at is null'

/** `backup.json`; backups of earlier versions lack the contents. */
export type About = { made_at: string; engine: 'sqlite' | 'postgres' } & Partial<Contents>

/** Names of the parts of a backup. */
export const PARTS = {
  sqlite: 'portal.db',
  postgres: 'portal.dump',
  media: 'media',
  about: 'backup.json',
} as const

export const isPostgres = (address: string) => /^postgres(ql)?:/.test(address)
export const backupsFolder = (dataDir: string) => join(dataDir, 'backups')
export const mediaFolder = (dataDir: string) => join(dataDir, PARTS.media)

/** Turns an instant into a folder's name. */
export const nameOf = (instant: Date) => instant.toISOString().replaceAll(':', '-')

const BACKUP = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d+Z)$/

/** Gives the instant of a backup's name; `null` for any other name. */
export function instantOf(name: string): Date | null {
  const parts = BACKUP.exec(name)
  return parts && new Date(parts.slice(1).join(':'))
}

/** @throws Error when the folder is no backup */
export async function readAbout(folder: string): Promise<About> {
  const text = await readFile(join(folder, PARTS.about), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} is no backup: it has no ${PARTS.about}`)
  return JSON.parse(text) as About
}
