import type { endpoints, ListRequest } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { readPage } from '@portal/platform/db/pages'
import { ProblemError } from '@portal/platform/http/problem'
import type { Expression, SqlBool } from 'kysely'
import type { DbOrTrx, OpenDatabase } from '../db/index.ts'
import type { DraftRow } from '../db/tables.ts'

type Asked = ListRequest<typeof endpoints.listDrafts.list>

/** @throws ProblemError `not_found` */
export async function findDraft(db: DbOrTrx, id: number): Promise<DraftRow> {
  const draft = await db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!draft) throw new ProblemError('not_found')
  return draft
}

/** Reads one page of drafts, and the total. */
export function listDrafts({ db }: OpenDatabase, { sort: [column, direction], filter, ...cut }: Asked) {
  const matching = db.selectFrom('drafts').where((eb) => {
    const wanted: Expression<SqlBool>[] = []
    if (filter.id) wanted.push(among(eb, 'id', filter.id))
    if (filter.app_id) wanted.push(among(eb, 'app_id', filter.app_id))
    return eb.and(wanted)
  })
  return readPage(
    matching.select(({ fn }) => fn.countAll<number>().as('total')),
    matching.selectAll().orderBy(column, direction).orderBy('id', direction),
    cut,
  )
}
