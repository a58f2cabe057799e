import type { Engine } from '@portal/platform/db/engine'
import { type Kysely, sql } from 'kysely'

/**
 * Makes lists of hundreds of thousands of rows fast: an index for each order, kept counts, and an indexed
 * search (docs/decisions/0030-lists-of-half-a-million-rows.md). Frozen.
 */
export async function up(db: Kysely<unknown>, engine: Engine) {
  await createOrders(db, engine)
  await keepCounts(db, engine)
  for (const table of ['users', 'apps']) await createSearch(db, engine, table)
}

const NULLABLE = new Set([
  'activated_at',
  'decided_at',
  'expire_at',
  'fonction',
  'last_connect_at',
  'organisation',
  'user_id',
  'version',
])

async function createOrders(db: Kysely<unknown>, engine: Engine) {
  // SQLite sorts NULLs first; PostgreSQL is told to.
  const first = (column: string) =>
    engine === 'postgres' && NULLABLE.has(column)
      ? sql`${sql.ref(column)} nulls first`
      : sql`${sql.ref(column)}`
  const index = (table: string, name: string, columns: string[]) =>
    sql`create index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)} (${sql.join(columns.map(first))})`.execute(
      db,
    )

  for (const name of [
    'accesses_updated',
    'accesses_user',
    'accesses_app',
    'accesses_status',
    'access_log_at',
  ])
    await db.schema.dropIndex(name).execute()
  await db.schema.dropIndex('users_created').execute()
  await db.schema.dropIndex('apps_order').execute()

  // The usual order covers what filters test, so that walking it reads nothing else.
  await index('accesses', 'updated', ['updated_at', 'id', 'created_at', 'status', 'user_id', 'app_id'])
  for (const name of ['created', 'decided', 'activated']) await index('accesses', name, [`${name}_at`, 'id'])
  await index('accesses', 'expire', ['expire_at', 'id'])
  await index('accesses', 'user', ['user_id', 'updated_at', 'id'])
  await index('accesses', 'app', ['app_id', 'updated_at', 'id'])
  await index('accesses', 'duration', ['duration_id', 'updated_at', 'id'])
  // Covers both instants, so that the index alone tells the derived states apart.
  await index('accesses', 'status', ['status', 'updated_at', 'id', 'use_by', 'expire_at'])
  await index('accesses', 'status_created', ['status', 'created_at', 'id'])
  await index('accesses', 'status_expire', ['status', 'expire_at', 'id'])
  await index('accesses', 'status_use_by', ['status', 'use_by', 'id'])
  // Covers the figures of the dashboard.
  await index('access_log', 'at', ['at', 'app_id', 'from_status', 'to_status', 'actor', 'access_id'])

  for (const column of ['nom', 'prenom', 'organisation', 'fonction', 'status', 'roles', 'is_active'])
    await index('users', column, [column, 'id'])
  for (const name of ['created', 'updated', 'last_connect']) await index('users', name, [`${name}_at`, 'id'])
  for (const column of ['order', 'name', 'category', 'status', 'version', 'duration_id'])
    await index('apps', column, [column, 'id'])
  for (const name of ['created', 'updated']) await index('apps', name, [`${name}_at`, 'id'])
}

/**
 * Keeps the number of accesses in each status: triggers write differences without waiting for each other,
 * and a job adds them up.
 */
async function keepCounts(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('access_tallies')
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('delta', 'integer', (column) => column.notNull())
    .execute()
  await sql`
    insert into access_tallies (status, delta) select status, count(*) from accesses group by status`.execute(
    db,
  )
  const steps = engine === 'postgres' ? POSTGRES_TALLIES : SQLITE_TALLIES
  for (const step of steps) await sql.raw(step).execute(db)
}

const SQLITE_TALLIES = [
  `create trigger accesses_tally_insert after insert on accesses begin
     insert into access_tallies (status, delta) values (new.status, 1);
   end`,
  `create trigger accesses_tally_delete after delete on accesses begin
     insert into access_tallies (status, delta) values (old.status, -1);
   end`,
  `create trigger accesses_tally_update after update of status on accesses when old.status <> new.status begin
     insert into access_tallies (status, delta) values (old.status, -1), (new.status, 1);
   end`,
]

const POSTGRES_TALLIES = [
  `create function tally_accesses() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       insert into access_tallies (status, delta) select status, count(*) from added group by status;
     elsif tg_op = 'DELETE' then
       insert into access_tallies (status, delta) select status, -count(*) from removed group by status;
     else
       insert into access_tallies (status, delta)
         select status, sum(change) from (
           select status, 1 as change from added union all select status, -1 from removed
         ) as changes group by status having sum(change) <> 0;
     end if;
     return null;
   end $$`,
  `create trigger accesses_tally_insert after insert on accesses
     referencing new table as added for each statement execute function tally_accesses()`,
  `create trigger accesses_tally_delete after delete on accesses
     referencing old table as removed for each statement execute function tally_accesses()`,
  `create trigger accesses_tally_update after update on accesses
     referencing new table as added old table as removed for each statement execute function tally_accesses()`,
]

/** Indexes each three letters of the folded text, so that any part of a word is found without a scan. */
async function createSearch(db: Kysely<unknown>, engine: Engine, table: string) {
  const steps = engine === 'postgres' ? [postgresSearch(table)] : sqliteSearch(table)
  for (const step of steps) await sql.raw(step).execute(db)
}

/** Without the extension the search still works, by reading every row. */
const postgresSearch = (table: string) => `
  do $$ begin
    create extension if not exists pg_trgm;
    create index ${table}_search on ${table} using gin (search gin_trgm_ops);
  exception when others then
    raise notice 'No index for the search in ${table}: %', sqlerrm;
  end $$`

const sqliteSearch = (table: string) => [
  `create virtual table ${table}_search using fts5(
     search, content='${table}', content_rowid='id', tokenize='trigram', columnsize=0)`,
  `insert into ${table}_search (${table}_search, rank) values ('secure-delete', 1)`,
  `insert into ${table}_search (${table}_search) values ('rebuild')`,
  `create trigger ${table}_search_insert after insert on ${table} begin
     insert into ${table}_search (rowid, search) values (new.id, new.search);
   end`,
  `create trigger ${table}_search_delete after delete on ${table} begin
     insert into ${table}_search (${table}_search, rowid, search) values ('delete', old.id, old.search);
   end`,
  `create trigger ${table}_search_update after update of search on ${table} when old.search <> new.search begin
     insert into ${table}_search (${table}_search, rowid, search) values ('delete', old.id, old.search);
     insert into ${table}_search (rowid, search) values (new.id, new.search);
   end`,
]
