import { type SqlBool, sql } from 'kysely'
import type { Engine } from './engine.ts'

/** The index knows parts of three letters; shorter words are looked for row by row. */
const INDEXED_FROM = 3

/** Whether a row's `search` column holds these words, wherever and without regard to accents and case. */
export function searchIn(engine: Engine, table: 'users' | 'apps', words: string) {
  const text = fold(words).trim()
  const row = (column: string) => sql.ref(`${table}.${column}`)
  if (engine === 'postgres' || [...text].length < INDEXED_FROM)
    return sql<SqlBool>`${row('search')} like ${likePattern(text)} escape '\\'`
  const index = sql.ref(`${table}_search`)
  const phrase = `"${text.replaceAll('"', '""')}"`
  return sql<SqlBool>`${row('id')} in (select rowid from ${index} where ${index} match ${phrase})`
}

/** Lower case without accents: what the `search` columns hold and what is looked for in them. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A folded text as a LIKE pattern; `%`, `_` and `\` stand for themselves (use with `escape '\'`). */
export const likePattern = (text: string) => `%${fold(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
