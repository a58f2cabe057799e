import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/**
 * Finds people by the first letter or two of a word on SQLite, too: two spaces before each word make three letters of
 * one. PostgreSQL's index does that by itself. Frozen.
 */
export async function up(db: Kysely<unknown>, engine: Engine) {
  if (engine === 'sqlite') for (const step of STEPS) await sql.raw(step).execute(db)
}

const spaced = (column: string) => `'  ' || replace(${column}, ' ', '  ')`
const add = `insert into users_search (rowid, search) values (new.id, ${spaced('new.search')});`
const take = `insert into users_search (users_search, rowid, search) values ('delete', old.id, ${spaced('old.search')});`

const STEPS = [
  'drop trigger users_search_insert',
  'drop trigger users_search_delete',
  'drop trigger users_search_update',
  'drop table users_search',
  `create view users_search_text as select id, ${spaced('search')} as search from users`,
  `create virtual table users_search using fts5(
     search, content='users_search_text', content_rowid='id', tokenize='trigram', columnsize=0)`,
  `insert into users_search (users_search, rank) values ('secure-delete', 1)`,
  `insert into users_search (users_search) values ('rebuild')`,
  `create trigger users_search_insert after insert on users begin ${add} end`,
  `create trigger users_search_delete after delete on users begin ${take} end`,
  `create trigger users_search_update after update of search on users when old.search <> new.search begin
     ${take} ${add} end`,
]
