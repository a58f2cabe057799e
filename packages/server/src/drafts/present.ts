import type { AppDraft } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { ProblemError } from '@portal/platform/http/problem'
import type { DbOrTrx } from '../db/index.ts'
import type { DraftRow } from '../db/tables.ts'
import { fieldsOf } from './fields.ts'

/** Presents one draft. */
export async function presentDraft(db: DbOrTrx, row: DraftRow): Promise<AppDraft> {
  const [draft] = await presentDrafts(db, [row])
  if (!draft) throw new ProblemError('not_found')
  return draft
}

/** Presents drafts with the names of their apps and of whoever wrote and planned them. */
export async function presentDrafts(db: DbOrTrx, rows: DraftRow[]): Promise<AppDraft[]> {
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
