import type { RequestStatus } from '@portal/contract'
import type { DbOrTrx } from '../../db/index.ts'
import type { Deps } from '../../deps.ts'

/** Reads the number of accesses in each status, which triggers keep. */
export async function readTallies(db: DbOrTrx): Promise<Map<RequestStatus, number>> {
  const rows = await db
    .selectFrom('access_tallies')
    .select((eb) => ['status', eb.fn.sum<number>('delta').as('count')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** Adds the tallies up to one row for each status, so that reading them stays fast. */
export async function compactTallies({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sums = new Map<RequestStatus, number>()
    for (const { status, delta } of await trx.deleteFrom('access_tallies').returningAll().execute())
      sums.set(status, (sums.get(status) ?? 0) + delta)
    const rows = [...sums].map(([status, delta]) => ({ status, delta }))
    if (rows.length) await trx.insertInto('access_tallies').values(rows).execute()
  })
}
