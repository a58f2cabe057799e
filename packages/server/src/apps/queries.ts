import { AppStatus, type endpoints, type ListRequest } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { Engine } from '@portal/platform/db/engine'
import { inOrder } from '@portal/platform/db/order'
import { readPage } from '@portal/platform/db/pages'
import { searchIn } from '@portal/platform/db/search'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { asFlag } from '../db/flag.ts'
import type { DbOrTrx, OpenDatabase } from '../db/index.ts'
import type { AppRow, Database } from '../db/tables.ts'

export const findApp = (db: DbOrTrx, id: number): Promise<AppRow | undefined> =>
  db.selectFrom('apps').selectAll().where('id', '=', id).executeTakeFirst()

export const findAppByCode = (db: DbOrTrx, code: string): Promise<AppRow | undefined> =>
  db.selectFrom('apps').selectAll().where('code', '=', code).executeTakeFirst()

/** Finds an app's code by its id, or by the code in other letters. */
export async function findAppCode(db: DbOrTrx, asked: string): Promise<string | null> {
  const apps = db.selectFrom('apps').select('code')
  const app = await (/^[1-9]\d{0,8}$/.test(asked)
    ? apps.where((is) => is.or([is('id', '=', Number(asked)), is('code', '=', asked)]))
    : apps.where('code', '=', asked.toUpperCase())
  ).executeTakeFirst()
  return app?.code ?? null
}

type Asked = ListRequest<typeof endpoints.listManagedApps.list>
type Filter = Asked['filter'] & { hideOffline?: boolean }

/** Every app that anybody may see, in the order of the catalogue. */
export const listPublicApps = (db: DbOrTrx, { hideOffline }: { hideOffline: boolean }): Promise<AppRow[]> =>
  db
    .selectFrom('apps')
    .selectAll()
    .$if(hideOffline, (query) => query.where('status', '!=', AppStatus.offline))
    .orderBy('order')
    .orderBy('id')
    .execute()

/** Reads one page of apps, and the total. */
export function listApps(
  { db, engine }: OpenDatabase,
  { sort: [sort, direction], filter, ...cut }: Asked & { filter: Filter },
) {
  const column = sort === 'name' ? 'name_sort' : sort
  const matching = db.selectFrom('apps').where((eb) => eb.and(conditions(eb, engine, filter)))
  const ordered = matching.selectAll().orderBy(column, inOrder(column, direction)).orderBy('id', direction)
  const count = matching.select(({ fn }) => fn.countAll<number>().as('total'))
  return readPage(count, ordered, cut)
}

function conditions(eb: ExpressionBuilder<Database, 'apps'>, engine: Engine, filter: Filter) {
  const wanted: Expression<SqlBool>[] = []
  if (filter.id) wanted.push(among(eb, 'id', filter.id))
  if (filter.q) wanted.push(searchIn(engine, 'apps', filter.q))
  if (filter.status) wanted.push(among(eb, 'status', filter.status))
  if (filter.category) wanted.push(among(eb, 'category', filter.category))
  if (filter.code !== undefined) wanted.push(eb('code', '=', filter.code.toUpperCase()))
  if (filter.has_video !== undefined) wanted.push(isSet(eb, ['video_src', 'video_src_en'], filter.has_video))
  if (filter.has_image !== undefined) wanted.push(isSet(eb, ['img_src', 'img_src_en'], filter.has_image))
  if (filter.is_active_url !== undefined) wanted.push(eb('is_active_url', '=', asFlag(filter.is_active_url)))
  if (filter.hideOffline) wanted.push(eb('status', '!=', AppStatus.offline))
  return wanted
}

/** Tests whether any of the columns holds a path. */
function isSet(
  eb: ExpressionBuilder<Database, 'apps'>,
  columns: ('video_src' | 'video_src_en' | 'img_src' | 'img_src_en')[],
  wanted: boolean,
) {
  const none = eb.and(columns.map((column) => eb(column, 'is', null)))
  return wanted ? eb.not(none) : none
}
