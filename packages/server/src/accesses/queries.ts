import { PAGE_MAX, RequestStatus } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { AccessRow, AppRow } from '../db/tables.ts'
import { endingSoon } from './states.ts'

/** An access with its app's name, address and status. */
export type AccessOfApp = AccessRow &
  Pick<AppRow, 'name' | 'name_en' | 'url' | 'is_active_url'> & {
    app_extension_minutes: AppRow['extension_minutes']
    app_down_since: AppRow['down_since']
    app_code: string
    app_status: AppRow['status']
  }

export const findAccess = (db: DbOrTrx, id: number): Promise<AccessRow | undefined> =>
  db.selectFrom('accesses').selectAll().where('id', '=', id).executeTakeFirst()

/** Reads the columns that decide whether an app may be requested and opened. */
export const findDemo = (db: DbOrTrx, appId: number) =>
  db
    .selectFrom('apps')
    .select(['id', 'code', 'status', 'url', 'is_active_url', 'extension_minutes'])
    .where('id', '=', appId)
    .executeTakeFirst()

const withApp = (db: DbOrTrx) =>
  db
    .selectFrom('accesses')
    .innerJoin('apps', 'apps.id', 'accesses.app_id')
    .selectAll('accesses')
    .select(['apps.name', 'apps.name_en', 'apps.code as app_code', 'apps.status as app_status'])
    .select(['apps.url', 'apps.is_active_url', 'apps.extension_minutes as app_extension_minutes'])
    .select('apps.down_since as app_down_since')

/** Returns `undefined` for another user's access, as for one that does not exist. */
export const findOwnAccess = (db: DbOrTrx, id: number, userId: number): Promise<AccessOfApp | undefined> =>
  withApp(db).where('accesses.id', '=', id).where('accesses.user_id', '=', userId).executeTakeFirst()

/** Lists a person's accesses, latest change first. */
export const listOwnAccesses = (db: DbOrTrx, userId: number): Promise<AccessOfApp[]> =>
  withApp(db)
    .where('accesses.user_id', '=', userId)
    .orderBy('accesses.updated_at', 'desc')
    .orderBy('accesses.id', 'desc')
    .limit(PAGE_MAX)
    .execute()

/** Counts the requests that wait for a decision. */
export const countWaiting = async (db: DbOrTrx): Promise<number> => {
  const { waiting } = await db
    .selectFrom('accesses')
    .where('status', '=', RequestStatus.toConfirm)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

/** Counts the running accesses about to end. */
export const countEndingSoon = async (db: DbOrTrx, now: Date): Promise<number> => {
  const { ending } = await db
    .selectFrom('accesses')
    .where((eb) => endingSoon(eb, now))
    .select((eb) => eb.fn.countAll<number>().as('ending'))
    .executeTakeFirstOrThrow()
  return ending
}
