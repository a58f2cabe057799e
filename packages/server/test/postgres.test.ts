import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseProblem } from '@portal/platform/db/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
