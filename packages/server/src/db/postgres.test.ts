import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../test/index.ts'
import { databaseProblem } from './errors.ts'
import { prepared } from './prepared.ts'

// A connection can only be cut off where a real server holds it.
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

test.runIf(hasServer)(
  'a plan from before a migration: what stands alone is run anew, a transaction is told to come back',
  async () => {
    const { db, close } = await openTestDatabase()
    const leases = prepared((some, { name }: { name: string }) =>
      some.selectFrom('leases').selectAll().where('name', '=', name),
    )
    const rows = await Promise.all(Array.from({ length: 10 }, () => leases(db, { name: 'none' })))
    expect(rows.flat()).toEqual([])
    await sql`alter table leases add column one text`.execute(db)
    const within = db.transaction().execute((trx) => leases(trx, { name: 'none' }))
    const error = await within.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(databaseProblem(error)).toBe('unavailable')
    expect(await leases(db, { name: 'none' })).toEqual([])
    await close()
  },
)

test.runIf(hasServer)('a plan from before a migration does not fail a query that stands alone', async () => {
  const { db, close } = await openTestDatabase()
  const all = prepared((some) => some.selectFrom('revisions').selectAll())
  expect(await all(db, {})).toEqual([])
  await sql`alter table revisions add column one text`.execute(db)
  expect(await all(db, {})).toEqual([])
  await close()
})
