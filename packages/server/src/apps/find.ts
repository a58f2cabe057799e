import type { DbOrTrx } from '../db/index.ts'
import type { AppRow } from '../db/tables.ts'

export const findApp = (db: DbOrTrx, id: number): Promise<AppRow | undefined> =>
  db.selectFrom('apps').selectAll().where('id', '=', id).executeTakeFirst()

export const findAppByCode = (db: DbOrTrx, code: string): Promise<AppRow | undefined> =>
  db.selectFrom('apps').selectAll().where('code', '=', code).executeTakeFirst()
