import { type Kysely, sql } from 'kysely'

/** Letters and signs that searches write plainly since then. */
const PLAIN = [
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['’', "'"],
  ['‑', '-'],
  ['\u00a0', ' '],
  ['\u202f', ' '],
] as const

/** Folds what is stored for searches as the words of a search are folded. Frozen. */
export async function up(db: Kysely<unknown>) {
  const plain = PLAIN.reduce(
    (text, [letter, put]) => sql`replace(${text}, ${letter}, ${put})`,
    sql<string>`search`,
  )
  for (const table of ['users', 'apps', 'visit_passes'])
    await sql`update ${sql.table(table)} set search = ${plain} where search <> ${plain}`.execute(db)
}
