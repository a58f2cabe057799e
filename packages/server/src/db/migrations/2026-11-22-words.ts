import type { Engine } from '@portal/platform/db/engine'
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
export async function up(db: Kysely<unknown>, engine: Engine) {
  const plain = PLAIN.reduce(
    (text, [letter, put]) => sql`replace(${text}, ${letter}, ${put})`,
    sql<string>`search`,
  )
  const indexes = engine === 'sqlite' ? ['users_search', 'apps_search'] : []
  // Overwriting row by row takes a minute of 100,000 people; building the index anew overwrites all of it at once.
  for (const index of indexes) await sql.raw(overwrites(index, 0)).execute(db)
  for (const table of ['users', 'apps', 'visit_passes'])
    await sql`update ${sql.table(table)} set search = ${plain} where search <> ${plain}`.execute(db)
  for (const index of indexes) {
    await sql.raw(`insert into ${index} (${index}) values ('rebuild')`).execute(db)
    await sql.raw(overwrites(index, 1)).execute(db)
  }
}

const overwrites = (index: string, isOn: 0 | 1) =>
  `insert into ${index} (${index}, rank) values ('secure-delete', ${isOn})`
