import type { endpoints, ListRequest } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { Page } from '@portal/platform/db/pages'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { OpenDatabase } from '../db/index.ts'
import { findNamed } from '../db/named.ts'
import type { Database } from '../db/tables.ts'
import { type About, isAbout } from './about.ts'

type Asked = ListRequest<typeof endpoints.listJournal.list>
type Filter = Asked['filter']
type Builder = ExpressionBuilder<Database, 'journal'>

/** The total of a search stops here: it is to be narrowed, not paged through. */
const FOUND_MAX = 10_000

/** Reads one page of the journal, and the total. Names of people come from their accounts, while these exist. */
export async function listJournal(
  database: OpenDatabase,
  { sort: [column, direction], filter, offset, limit }: Asked,
): Promise<Page<FoundEntry>> {
  const { db } = database
  const about = filter.q ? await findAbout(database, filter.q) : null
  const matching = matchingIds(database, filter, about)
  const page = matching
    .orderBy(`journal.${column}`, direction)
    .orderBy('journal.id', direction)
    .limit(limit)
    .offset(offset)
  const rows = await entries(database)
    .where('journal.id', 'in', page)
    .orderBy(`journal.${column}`, direction)
    .orderBy('journal.id', direction)
    .execute()
  const { total } = await db
    .selectFrom((about ? matching.limit(FOUND_MAX) : matching).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const matchingIds = (database: OpenDatabase, filter: Filter, about: About | null = null) =>
  database.db
    .selectFrom('journal')
    .select('journal.id')
    .where(conditions(database, filter, about))

const entries = ({ db }: OpenDatabase) =>
  db
    .selectFrom('journal')
    .leftJoin('users as actors', 'actors.id', 'journal.actor_id')
    .leftJoin('users as people', (join) =>
      join.onRef('people.id', '=', 'journal.object_id').on('journal.object', '=', 'person'),
    )
    .leftJoin('apps', 'apps.id', 'journal.app_id')
    .selectAll('journal')
    .select(['actors.prenom as actor_prenom', 'actors.nom as actor_nom', 'apps.name as app_name'])
    .select(['people.prenom as person_prenom', 'people.nom as person_nom'])

export type FoundEntry = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

const findAbout = async ({ db, engine }: OpenDatabase, words: string): Promise<About> => ({
  people: await findNamed(db, engine, 'users', words),
  apps: await findNamed(db, engine, 'apps', words),
})

const COLUMNS = ['id', 'kind', 'actor', 'actor_id', 'object', 'object_id', 'app_id'] as const
/** Columns whose index finds few entries. */
const NARROW = ['id', 'object_id', 'app_id'] as const

const conditions =
  ({ engine }: OpenDatabase, filter: Filter, about: About | null) =>
  (eb: Builder) => {
    const given = COLUMNS.filter((column) => filter[column])
    const isAlone = given.length === 1 && !about && (filter.kind ?? filter.actor_id) !== undefined
    const isIndexed = isAlone || NARROW.some((column) => filter[column])
    const wanted: Expression<SqlBool>[] = given.map((column) => {
      const condition = among(eb, `journal.${column}`, filter[column] ?? [])
      // The plus keeps SQLite to the index of the order, which holds these: 90 ms instead of 2,200 of 1.3 million.
      return engine === 'sqlite' && !isIndexed ? sql<SqlBool>`+(${condition})` : condition
    })
    if (filter.from) wanted.push(eb('journal.at', '>=', filter.from))
    if (filter.to) wanted.push(eb('journal.at', '<', filter.to))
    if (filter.after !== undefined) wanted.push(eb('journal.id', '>', filter.after))
    if (about) wanted.push(isAbout(eb, about))
    return eb.and(wanted)
  }
