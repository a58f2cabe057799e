import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseProblem } from '@portal/platform/db/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { holdData, takeData } from '../src/backup/lock.ts'
import { openTestDatabase } from './index.ts'

// Only a real server has connections to cut.
const hasServer = process.env.TEST_DATABASE === 'postgres' && process.env.TEST_POSTGRES !== undefined

test.runIf(hasServer)(
  'a connection that is lost between two queries of a transaction: that transaction fails, and nothing else',
  async () => {
    const { db, close } = await openTestDatabase()
    const cutOff = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await wait(200)
      await trx.selectFrom('users').select('id').execute()
    })
    const error = await cutOff.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(databaseProblem(error)).toBe('unavailable')
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    await close()
  },
)

test.runIf(hasServer)('every connection is told that reading by an index is cheap', async () => {
  const { db, close } = await openTestDatabase()
  const told = () => sql<{ random_page_cost: string }>`show random_page_cost`.execute(db)
  const answers = await Promise.all([told(), told(), told()])
  expect(answers.flatMap(({ rows }) => rows)).toEqual(Array(3).fill({ random_page_cost: '1.1' }))
  await close()
})

test.runIf(hasServer)('a lock on the data survives a restart of the database', async () => {
  const { db, address, close } = await openTestDatabase()
  const place = { dataDir: '', database: address ?? '', mediaStore: undefined }
  const letGo = await holdData(place)
  const holders = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_locks join pg_database on oid = database
      where datname = current_database() and locktype = 'advisory' and objid = 7026112`.execute(db)
    return rows.map(({ pid }) => pid)
  }
  const [before] = await holders()
  await sql`select pg_terminate_backend(${before})`.execute(db)
  await expect
    .poll(holders, { timeout: 5_000 })
    .toSatisfy(([now, ...more]: number[]) => now !== undefined && now !== before && more.length === 0)
  expect(await takeData(place)).toBeNull()
  await letGo?.()
  await (await takeData(place))?.()
  await close()
})
