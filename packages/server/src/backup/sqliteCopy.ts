import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { syncToDisk } from '@portal/platform/files/disk'
import { type Contents, MEDIA_IN_USE } from './folder.ts'

/**
 * Copies the embedded database while it is in use, in one read transaction: every write acknowledged before
 * the start, however much is written meanwhile.
 */
export async function copySqlite(file: string, to: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
  await chmod(to, 0o600)
  await syncToDisk(to)
}

/** @throws Error with SQLite's own message when the file is damaged */
export function checkSqlite(file: string): void {
  read(file, (all) => {
    const problems = all('pragma integrity_check').map((row) => String(row.integrity_check))
    if (problems.join() !== 'ok') throw new Error(`${file} is damaged: ${problems.slice(0, 3).join('; ')}`)
    const orphans = all('pragma foreign_key_check')
    if (orphans.length) throw new Error(`${file} has ${orphans.length} rows that point nowhere`)
  })
}

/** Reads the names in a copy. */
export const readContents = (file: string): Contents =>
  read(file, (all) => ({
    media: all(MEDIA_IN_USE).map(({ path, bytes }) => ({ path: String(path), bytes: Number(bytes) })),
    people: all('select uuid from users').map(({ uuid }) => String(uuid)),
  }))

type All = (sql: string) => Record<string, unknown>[]

function read<Result>(file: string, work: (all: All) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return work((sql) => database.prepare(sql).all())
  } finally {
    database.close()
  }
}

/** Empties the log into the file, if the file can be read. */
export function emptyLog(file: string): void {
  if (!existsSync(file)) return
  try {
    const database = new DatabaseSync(file)
    database.exec('pragma wal_checkpoint(truncate)')
    database.close()
  } catch {
    // A damaged file is kept as it is.
  }
}
