import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import { type DataPlace, isPostgres } from './folder.ts'

type LetGo = () => Promise<void>
type Mode = 'shared' | 'exclusive'

/** The same number in every portal: PostgreSQL's advisory locks are numbered within one database. */
const LOCK_NUMBER = 7_026_112
const AGAIN_MS = 1_000

/**
 * Locks the data for a running portal, shared with others on the same data. The lock ends with the process.
 *
 * @returns a function that releases it; `null` while a backup is being restored
 */
export const holdData = ({ dataDir, database }: DataPlace): Promise<LetGo | null> =>
  isPostgres(database) ? keepPostgres(database) : lockFile(dataDir, 'shared')

/** Locks the data for a restore. @returns a function that releases it; `null` while a portal runs */
export const takeData = async ({ dataDir, database }: DataPlace): Promise<LetGo | null> =>
  isPostgres(database)
    ? ((await lockPostgres(database, 'exclusive'))?.letGo ?? null)
    : lockFile(dataDir, 'exclusive')

/** Counts the servers that hold the data of a PostgreSQL, this one included. */
export async function holdersOfData(db: DbOrTrx): Promise<number> {
  const { rows } = await sql<{ holders: number }>`
    select count(*) as holders from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = ${LOCK_NUMBER} and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows[0]?.holders ?? 0
}

/** Uses an open transaction on a small SQLite file: the system ends its lock with the process. */
async function lockFile(dataDir: string, mode: Mode): Promise<LetGo | null> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'portal.lock'), { timeout: 0 })
  try {
    lock.exec(mode === 'shared' ? 'begin; select count(*) from sqlite_master' : 'begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return null
    throw error
  }
  return async () => lock.close()
}

/** Uses an advisory lock in a transaction that stays open, so that it also holds behind a pooler. */
async function lockPostgres(address: string, mode: Mode) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  // `once` would reject when the server ends the connection with an error.
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  await client.connect()
  await client.query('begin')
  const lock = mode === 'shared' ? 'pg_try_advisory_xact_lock_shared' : 'pg_try_advisory_xact_lock'
  const { rows } = await client.query<{ held: boolean }>(`select ${lock}(${LOCK_NUMBER}) as held`)
  if (rows[0]?.held) return { ended, letGo: () => client.end() }
  await client.end()
  return null
}

/** Takes the lock again after the database was away. */
async function keepPostgres(address: string): Promise<LetGo | null> {
  let held = await lockPostgres(address, 'shared')
  if (!held) return null
  const stopping = new AbortController()
  const stopped = once(stopping.signal, 'abort')
  const keeping = (async () => {
    while (!stopping.signal.aborted) {
      await Promise.race([held?.ended, stopped])
      await wait(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) held = await lockPostgres(address, 'shared').catch(() => null)
    }
    await held?.letGo()
  })()
  return () => {
    stopping.abort()
    return keeping
  }
}
