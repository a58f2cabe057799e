import { type Kysely, sql } from 'kysely'

/** The role of editors: a check of SQLite changes with its column, so the column is made anew on both databases. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('users_roles').execute()
  await db.schema
    .alterTable('users')
    .addColumn('next_roles', 'text', (column) =>
      column.notNull().defaultTo('USER').check(sql`next_roles in ('USER', 'USER,EDITOR', 'USER,ADMIN')`),
    )
    .execute()
  await sql`update users set next_roles = roles`.execute(db)
  await db.schema.alterTable('users').dropColumn('roles').execute()
  await db.schema.alterTable('users').renameColumn('next_roles', 'roles').execute()
  await db.schema.createIndex('users_roles').on('users').columns(['roles', 'id']).execute()
}
