import type { endpoints, ListRequest } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { Engine } from '@portal/platform/db/engine'
import { readPage } from '@portal/platform/db/pages'
import { searchIn } from '@portal/platform/db/search'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { OpenDatabase } from '../db/index.ts'
import type { Database } from '../db/tables.ts'

type Asked = ListRequest<typeof endpoints.listJournal.list>
type Builder = ExpressionBuilder<Database, 'journal'>

/** Reads one page of the journal, and the total. Names of people come from their accounts, while these exist. */
export function listJournal(
  { db, engine }: OpenDatabase,
  { sort: [column, direction], filter, ...cut }: Asked,
) {
  const matching = db.selectFrom('journal').where((eb) => eb.and(conditions(eb, engine, filter)))
  const ordered = matching
    .leftJoin('users as actors', 'actors.id', 'journal.actor_id')
    .leftJoin('users as people', (join) =>
      join.onRef('people.id', '=', 'journal.object_id').on('journal.object', '=', 'person'),
    )
    .leftJoin('apps', 'apps.id', 'journal.app_id')
    .selectAll('journal')
    .select(['actors.prenom as actor_prenom', 'actors.nom as actor_nom', 'apps.name as app_name'])
    .select(['people.prenom as person_prenom', 'people.nom as person_nom'])
    .orderBy(`journal.${column}`, direction)
    .orderBy('journal.id', direction)
  const count = matching.select(({ fn }) => fn.countAll<number>().as('total'))
  return readPage(count, ordered, cut)
}

export type FoundEntry = Awaited<ReturnType<typeof listJournal>>['rows'][number]

function conditions(eb: Builder, engine: Engine, filter: Asked['filter']) {
  const wanted: Expression<SqlBool>[] = []
  for (const column of ['id', 'kind', 'actor', 'actor_id', 'object', 'object_id', 'app_id'] as const) {
    const values = filter[column]
    if (values) wanted.push(among(eb, `journal.${column}`, values))
  }
  if (filter.from) wanted.push(eb('journal.at', '>=', filter.from))
  if (filter.to) wanted.push(eb('journal.at', '<', filter.to))
  if (filter.after !== undefined) wanted.push(eb('journal.id', '>', filter.after))
  if (filter.q) wanted.push(names(eb, engine, filter.q))
  return wanted
}

/** Matches entries by or about a person, or about an app, of such a name. */
function names(eb: Builder, engine: Engine, words: string) {
  const people = sql`(select users.id from users where ${searchIn(engine, 'users', words)})`
  const apps = sql`(select apps.id from apps where ${searchIn(engine, 'apps', words)})`
  return eb.or([
    sql<SqlBool>`journal.actor_id in ${people}`,
    sql<SqlBool>`journal.object = 'person' and journal.object_id in ${people}`,
    sql<SqlBool>`journal.app_id in ${apps}`,
  ])
}
