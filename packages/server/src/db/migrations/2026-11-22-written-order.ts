import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/** Names by which lists are sorted. */
const NAMES = { users: ['nom', 'prenom', 'organisation', 'fonction'], apps: ['name'] } as const
type Table = keyof typeof NAMES
type Row = { id: number } & Record<string, string | null>
const ROWS_AT_ONCE = 500

/**
 * Keeps a folded copy of each name, and the index of its order on it: Élodie stands before Zoé on both databases, and
 * small letters among the capitals. Frozen.
 */
export async function up(db: Kysely<unknown>, engine: Engine) {
  for (const table of Object.keys(NAMES) as Table[]) {
    for (const name of NAMES[table]) {
      const type = engine === 'postgres' ? sql`text collate "C"` : 'text'
      await db.schema
        .alterTable(table)
        .addColumn(`${name}_sort`, type, (column) => column.notNull().defaultTo(''))
        .execute()
    }
    await foldStored(db, table)
    for (const name of NAMES[table]) {
      const index = `${table}_${name}`
      await db.schema.dropIndex(index).execute()
      await db.schema
        .createIndex(index)
        .on(table)
        .columns([`${name}_sort`, 'id'])
        .execute()
    }
    // Beside indexes with figures, SQLite takes one without for a bad one.
    await sql`analyze ${sql.table(table)}`.execute(db)
  }
}

async function foldStored(db: Kysely<unknown>, table: Table) {
  const names = NAMES[table]
  const columns = sql.join(['id', ...names].map((name) => sql.ref(name)))
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(table)} where id > ${after} order by id limit ${ROWS_AT_ONCE}`.execute(
      db,
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const values = rows.map(
      (row) => sql`(${sql.join([String(row.id), ...names.map((name) => fold(row[name]))])})`,
    )
    const folded = names.map(
      (name, place) => sql`${sql.ref(`${name}_sort`)} = ${sql.ref(`folded.column${place + 2}`)}`,
    )
    await sql`
      update ${sql.table(table)} set ${sql.join(folded)} from (values ${sql.join(values)}) as folded
      where ${sql.ref(`${table}.id`)} = cast(folded.column1 as integer)`.execute(db)
  }
}

const PLAIN: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‐': '-',
}

const fold = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđı’‐]/g, (letter) => PLAIN[letter] ?? letter)
