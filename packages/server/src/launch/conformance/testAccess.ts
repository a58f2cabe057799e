import type { Selectable } from 'kysely'
import type { DbOrTrx } from '../../db/index.ts'
import type { AppRow, Database } from '../../db/tables.ts'

/** Test accesses have ids far above those of people's accesses, so that gates need not tell them apart. */
const FIRST_ID = 2_100_000_000

export type TestAccess = Selectable<Database['test_accesses']>

export const publicId = ({ id }: Pick<TestAccess, 'id'>) => FIRST_ID + id
export const isTestId = (accessId: number) => accessId > FIRST_ID

/** Finds a test access of this demo by the id that gates know. */
export const findTestAccess = (
  db: DbOrTrx,
  demo: AppRow,
  accessId: number,
): Promise<TestAccess | undefined> =>
  db
    .selectFrom('test_accesses')
    .selectAll()
    .where('id', '=', accessId - FIRST_ID)
    .where('app_id', '=', demo.id)
    .executeTakeFirst()

/** Tells whether a test access is exchanged, not revoked and not over. */
export const testRuns = ({ spent_at, expire_at, revoked_at }: TestAccess, now: Date): boolean => {
  const at = now.toISOString()
  return spent_at !== null && expire_at > at && (revoked_at === null || revoked_at > at)
}
