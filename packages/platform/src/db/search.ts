import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from './engine.ts'

type Searched = 'users' | 'apps'

/** The indexes hold each three letters of a text. */
const INDEXED_FROM = 3
const isShort = (word: string) => [...word].length < INDEXED_FROM

/**
 * Matches rows whose `search` column contains every word, in any order, regardless of accents and case. A word of one
 * or two letters is looked for where a person's words begin, which the indexes can tell, and anywhere in the few apps.
 */
export function searchIn(engine: Engine, table: Searched, words: string): RawBuilder<SqlBool> {
  const isIndexed = (word: string) => engine === 'sqlite' && (table === 'users' || !isShort(word))
  const asked = wordsOf(words)
  const phrases = asked.filter(isIndexed).map(phraseOf)
  const rest = asked.filter((word) => !isIndexed(word))
  if (phrases.length === 0) return holdsAll(table, rest)
  const index = sql.ref(`${table}_search`)
  return sql`${sql.ref(`${table}.id`)} in (select rowid from ${index} where ${index} match ${phrases.join(' ')})
    and ${holdsAll(table, rest)}`
}

/** Tests rows as `searchIn` does, one by one. */
export const isFound = (table: Searched, words: string) => holdsAll(table, wordsOf(words))

const holdsAll = (table: Searched, words: string[]): RawBuilder<SqlBool> =>
  words.length === 0
    ? sql`1 = 1`
    : sql`(${sql.join(
        words.map((word) => holds(table, word)),
        sql` and `,
      )})`

function holds(table: Searched, word: string) {
  const like = (pattern: string) => sql`${sql.ref(`${table}.search`)} like ${pattern} escape '\\'`
  if (table === 'apps' || !isShort(word)) return like(likePattern(word))
  return sql`(${like(`${escaped(word)}%`)} or ${like(`% ${escaped(word)}%`)})`
}

/** In the index of people, two spaces stand before each word. */
const phraseOf = (word: string) => `"${isShort(word) ? '  ' : ''}${word.replaceAll('"', '""')}"`

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

const withoutWildcards = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

const escaped = (text: string) => withoutWildcards(fold(text))

/** Makes a LIKE pattern for a folded column; `%`, `_` and `\` stand for themselves (use with `escape '\'`). */
export const likePattern = (text: string) => `%${escaped(text)}%`

/** Matches a column as it was typed, accents included, regardless of case (SQLite: of letters without accents). */
export const contains = (column: string, text: string): RawBuilder<SqlBool> =>
  sql`lower(${sql.ref(column)}) like ${`%${withoutWildcards(text.toLowerCase())}%`} escape '\\'`
