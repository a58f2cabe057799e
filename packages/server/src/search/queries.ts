import type { endpoints, ListRequest } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { readPage } from '@portal/platform/db/pages'
import { likePattern } from '@portal/platform/db/search'
import { sql } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import type { ParameterRow } from '../db/tables.ts'

export const SYNONYMS = 'search.synonyms'

/** Reads the parameter that holds the synonyms; the start makes it. */
export const findSynonyms = (db: DbOrTrx): Promise<ParameterRow> =>
  db.selectFrom('parameters').selectAll().where('parameter_name', '=', SYNONYMS).executeTakeFirstOrThrow()

type Asked = ListRequest<typeof endpoints.listSearchMisses.list>

/** Reads one page of the words that found no app, and their number. */
export function listMisses(db: DbOrTrx, { sort: [column, direction], filter, ...cut }: Asked) {
  let matching = db.selectFrom('search_misses')
  if (filter.id) {
    const { id } = filter
    matching = matching.where((eb) => among(eb, 'id', id))
  }
  if (filter.q) matching = matching.where(sql<boolean>`words like ${likePattern(filter.q)} escape '\\'`)
  const ordered = matching.selectAll().orderBy(column, direction).orderBy('id', direction)
  return readPage(
    matching.select(({ fn }) => fn.countAll<number>().as('total')),
    ordered,
    cut,
  )
}
