import type { AppDraft, endpoints, ListRequest } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { readPage } from '@portal/platform/db/pages'
import { ProblemError } from '@portal/platform/http/problem'
import type { Expression, SqlBool } from 'kysely'
import type { DbOrTrx, OpenDatabase } from '../db/index.ts'
import type { DraftRow } from '../db/tables.ts'
import { fieldsOf } from './fields.ts'

type Asked = ListRequest<typeof endpoints.listDrafts.list>

/** @throws ProblemError `not_found` */
export async function findDraft(db: DbOrTrx, id: number): Promise<DraftRow> {
  const draft = await db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!draft) throw new ProblemError('not_found')
  return draft
}

/** Reads one page of drafts, and the total. */
export async function listDrafts({ db }: OpenDatabase, { sort: [column, direction], filter, ...cut }: Asked) {
  const matching = db.selectFrom('drafts').where((eb) => {
    const wanted: Expression<SqlBool>[] = []
    if (filter.id) wanted.push(among(eb, 'id', filter.id))
    if (filter.app_id) wanted.push(among(eb, 'app_id', filter.app_id))
    return eb.and(wanted)
  })
  const page = await readPage(
    matching.select(({ fn }) => fn.countAll<number>().as('total')),
    matching.selectAll().orderBy(column, direction).orderBy('id', direction),
    cut,
  )
  return { ...page, rows: await presentDrafts(db, page.rows) }
}

export async function presentDraft(db: DbOrTrx, row: DraftRow): Promise<AppDraft> {
  const [draft] = await presentDrafts(db, [row])
  if (!draft) throw new ProblemError('not_found')
  return draft
}

async function presentDrafts(db: DbOrTrx, rows: DraftRow[]): Promise<AppDraft[]> {
  if (rows.length === 0) return []
  const appIds = rows.flatMap(({ app_id }) => app_id ?? [])
  const userIds = rows.flatMap(({ author_id, planner_id }) => [author_id ?? [], planner_id ?? []].flat())
  const [apps, users] = await Promise.all([
    db
      .selectFrom('apps')
      .select(['id', 'name', 'updated_at'])
      .where((eb) => among(eb, 'id', appIds))
      .execute(),
    db
      .selectFrom('users')
      .select(['id', 'prenom', 'nom'])
      .where((eb) => among(eb, 'id', userIds))
      .execute(),
  ])
  const appOf = new Map(apps.map((app) => [app.id, app]))
  const nameOf = new Map(users.map(({ id, prenom, nom }) => [id, `${prenom} ${nom}`]))
  return rows.map(({ author_id, planner_id, ...row }) => {
    const fields = fieldsOf(row)
    const app = row.app_id === null ? undefined : appOf.get(row.app_id)
    return {
      ...row,
      fields,
      name: fields.name ?? app?.name ?? '',
      is_overtaken: app !== undefined && app.updated_at !== row.based_on,
      author_name: (author_id !== null && nameOf.get(author_id)) || null,
      planner_name: (planner_id !== null && nameOf.get(planner_id)) || null,
    }
  })
}
