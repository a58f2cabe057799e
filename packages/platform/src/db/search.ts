import { type SqlBool, sql } from 'kysely'
import type { Engine } from './engine.ts'

/** The index covers three letters and more; shorter words are searched row by row. */
const INDEXED_FROM = 3

/** Matches rows whose `search` column contains the words, regardless of accents and case. */
export function searchIn(engine: Engine, table: 'users' | 'apps', words: string) {
  const text = fold(words).trim()
  const row = (column: string) => sql.ref(`${table}.${column}`)
  if (engine === 'postgres' || [...text].length < INDEXED_FROM)
    return sql<SqlBool>`${row('search')} like ${likePattern(text)} escape '\\'`
  const index = sql.ref(`${table}_search`)
  const phrase = `"${text.replaceAll('"', '""')}"`
  return sql<SqlBool>`${row('id')} in (select rowid from ${index} where ${index} match ${phrase})`
}

/** Folds a text: lower case without accents, as `search` columns are. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Makes a LIKE pattern of a folded text; `%`, `_` and `\` stand for themselves (use with `escape '\'`). */
export const likePattern = (text: string) => `%${fold(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
