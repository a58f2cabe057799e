import type { Compilable, CompiledQuery } from 'kysely'
import type { DbOrTrx, OpenDatabase } from './index.ts'
import { keepPlan } from './plans.ts'

/** Stands in a compiled query for an argument of the call. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** The rows of a query that only reads, or `undefined` where they have to be waited for. */
export type ReadAtOnce = <Row>(query: CompiledQuery<Row>) => Row[] | undefined
/** Databases that answer within the process: a connection, a turn and their promises take as long as the answer. */
export const readsAtOnce = new WeakMap<DbOrTrx, ReadAtOnce>()

/**
 * A query of the busiest calls, compiled once for each database instead of each time: putting it together takes
 * longer than running it.
 *
 * @param build makes the query; of its arguments it may do nothing but hand them on as values
 * @returns the rows for given arguments
 */
export function prepared<Args extends object, Row>(
  build: (db: DbOrTrx, args: Args) => Compilable<Row>,
): (db: DbOrTrx, args: Args) => Promise<Row[]> {
  // By the adapter, which a database and its transactions share.
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  const slots = new Proxy({} as Args, { get: (_target, name) => new Slot(String(name)) })
  const compile = (db: DbOrTrx) => {
    const query = build(db, slots).compile()
    compiled.set(db.getExecutor().adapter, query)
    keepPlan(query.sql)
    return query
  }
  return (db, args) => {
    const query = compiled.get(db.getExecutor().adapter) ?? compile(db)
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? args[value.name as keyof Args] : value,
    )
    return rowsOf(db, { ...query, parameters })
  }
}

/**
 * The same for a query that is put together from what is asked, such as one page of a list: compiled once for each
 * question that is the very same object as before.
 */
export function preparedFor<Question extends object, Row>(
  build: (database: OpenDatabase, question: Question) => Compilable<Row>,
): (database: OpenDatabase, question: Question) => Promise<Row[]> {
  const compiled = new WeakMap<object, WeakMap<Question, CompiledQuery<Row>>>()
  const knownFor = (adapter: object) => {
    const known = compiled.get(adapter) ?? new WeakMap<Question, CompiledQuery<Row>>()
    compiled.set(adapter, known)
    return known
  }
  return (database, question) => {
    const { adapter } = database.db.getExecutor()
    const known = compiled.get(adapter)?.get(question)
    if (known) return rowsOf(database.db, known)
    const query = build(database, question).compile()
    knownFor(adapter).set(question, query)
    return rowsOf(database.db, query)
  }
}

/** Runs a query in the quickest way that its database has. */
export async function rowsOf<Row>(db: DbOrTrx, query: CompiledQuery<Row>): Promise<Row[]> {
  const readAtOnce = query.query.kind === 'SelectQueryNode' ? readsAtOnce.get(db) : undefined
  return readAtOnce?.(query) ?? (await db.executeQuery(query)).rows
}

/** The row of a query that always has one, such as an insert that returns what it made. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row')
  return row
}
