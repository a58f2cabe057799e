import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from './engine.ts'

/** The index covers three letters and more; shorter words are searched row by row. */
const INDEXED_FROM = 3

/** Matches rows whose `search` column contains every word, in any order, regardless of accents and case. */
export function searchIn(engine: Engine, table: 'users' | 'apps', words: string): RawBuilder<SqlBool> {
  const row = (column: string) => sql.ref(`${table}.${column}`)
  const isIndexed = (word: string) => engine === 'sqlite' && [...word].length >= INDEXED_FROM
  const asked = wordsOf(words)
  const phrases = asked.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`)
  const rest = asked.filter((word) => !isIndexed(word))
  if (phrases.length === 0) return containsAll(row('search'), rest)
  const index = sql.ref(`${table}_search`)
  return sql`${row('id')} in (select rowid from ${index} where ${index} match ${phrases.join(' ')})
    and ${containsAll(row('search'), rest)}`
}

/** Tests a folded column for every word; a condition that no index serves on SQLite. */
export const containsEach = (column: RawBuilder<unknown>, words: string) =>
  containsAll(column, wordsOf(words))

const containsAll = (column: RawBuilder<unknown>, words: string[]): RawBuilder<SqlBool> =>
  words.length === 0
    ? sql`1 = 1`
    : sql`(${sql.join(
        words.map((word) => sql`${column} like ${likePattern(word)} escape '\\'`),
        sql` and `,
      )})`

const wordsOf = (text: string) => [...new Set(fold(text).split(/\s+/).filter(Boolean))]

/** Letters and signs that lose more than an accent; keyboards lack most of them. */
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

/** Folds a text: lower case without accents, ligatures and typographic signs, as `search` columns are. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđı’‐]/g, (letter) => PLAIN[letter] ?? letter)

/** Makes a LIKE pattern of a folded text; `%`, `_` and `\` stand for themselves (use with `escape '\'`). */
export const likePattern = (text: string) => `%${fold(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
