import { CompiledQuery, sql } from 'kysely'
import { compactTallies } from '../../src/accesses/compactTallies.ts'
import type { Engine } from '../../src/db/engine.ts'
import type { Db, DbOrTrx } from '../../src/db/index.ts'
import type { Database } from '../../src/db/types.ts'

const ROWS_AT_ONCE = 400

/**
 * Inserts many rows in one transaction, by statements of one text that the database prepares once.
 *
 * @param rows values in the order of the columns
 */
export async function insertMany<Table extends keyof Database & string>(
  { db, engine }: { db: Db; engine: Engine },
  table: Table,
  columns: readonly (keyof Database[Table] & string)[],
  rows: Iterable<readonly unknown[]>,
) {
  const textOf = (count: number) => insertText(engine, table, columns, count)
  const whole = textOf(ROWS_AT_ONCE)
  await db.transaction().execute(async (trx) => {
    let batch: unknown[] = []
    for (const row of rows) {
      batch.push(...row)
      if (batch.length < ROWS_AT_ONCE * columns.length) continue
      await trx.executeQuery(CompiledQuery.raw(whole, batch))
      batch = []
    }
    if (batch.length) await trx.executeQuery(CompiledQuery.raw(textOf(batch.length / columns.length), batch))
  })
}

function insertText(engine: Engine, table: string, columns: readonly string[], count: number) {
  let place = 0
  const mark = () => (engine === 'postgres' ? `$${++place}` : '?')
  const rows = Array.from({ length: count }, () => `(${columns.map(mark).join(', ')})`)
  return `insert into "${table}" (${columns.map((one) => `"${one}"`).join(', ')}) values ${rows.join(', ')}`
}

/** The next free id of a table. */
export async function nextId(db: DbOrTrx, table: 'apps' | 'users' | 'accesses') {
  const { last } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Lets the database count on from the ids that were given here, and learn how the values are spread. */
export async function settle({ db, engine }: { db: Db; engine: Engine }) {
  if (engine === 'postgres')
    for (const table of ['apps', 'users', 'accesses'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
        db,
      )
  await compactTallies({ db })
  await sql`analyze`.execute(db)
}
