import { compactTallies } from '@portal/server/accesses/queue/tallies'
import type { Db, DbOrTrx, OpenDatabase } from '@portal/server/db/index'
import type { Database } from '@portal/server/db/tables'
import { CompiledQuery, sql } from 'kysely'

const ROWS_AT_ONCE = 400
type Rows = Iterable<readonly unknown[]>

/**
 * Inserts many rows in one transaction, by statements that the database prepares once.
 *
 * @param rows values in the order of the columns
 */
export async function insertMany<Table extends keyof Database & string>(
  database: OpenDatabase,
  table: Table,
  columns: readonly (keyof Database[Table] & string)[],
  rows: Rows,
) {
  const statement =
    database.engine === 'postgres' ? await byArrays(database.db, table, columns) : byPlaces(table, columns)
  await database.db.transaction().execute(async (trx) => {
    for (const batch of batches(rows)) await trx.executeQuery(statement(batch))
  })
}

type Statement = (rows: (readonly unknown[])[]) => CompiledQuery
const namesOf = (columns: readonly string[]) => columns.map((one) => `"${one}"`).join(', ')

/** One placeholder for each value. */
function byPlaces(table: string, columns: readonly string[]): Statement {
  const row = `(${columns.map(() => '?').join(', ')})`
  return (rows) =>
    CompiledQuery.raw(
      `insert into "${table}" (${namesOf(columns)}) values ${rows.map(() => row).join(', ')}`,
      rows.flat(),
    )
}

/**
 * One array for each column: PostgreSQL reads a few long arrays much faster than thousands of placeholders.
 */
async function byArrays(db: Db, table: string, columns: readonly string[]): Promise<Statement> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(db)
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  const lists = columns.map((column, index) => `$${index + 1}::${types.get(column)}[]`)
  const text = `insert into "${table}" (${namesOf(columns)}) select * from unnest(${lists.join(', ')})`
  return (rows) =>
    CompiledQuery.raw(
      text,
      columns.map((_, index) => rows.map((row) => row[index])),
    )
}

function* batches(rows: Rows): Generator<(readonly unknown[])[]> {
  let batch: (readonly unknown[])[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}

/** Gives the next free id of a table. */
export async function nextId(db: DbOrTrx, table: 'apps' | 'users' | 'accesses') {
  const { last } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Moves the database's id sequences past these rows, and updates its statistics, as it does by itself later. */
export async function settle({ db, engine }: OpenDatabase) {
  if (engine === 'postgres')
    for (const table of ['apps', 'users', 'accesses'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
        db,
      )
  await compactTallies({ db })
  await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db)
}
