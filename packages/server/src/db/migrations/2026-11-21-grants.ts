import type { Kysely } from 'kysely'

/** Indexes grants by day, like requests and openings. */
export const up = (db: Kysely<unknown>) =>
  db.schema.createIndex('accesses_granted').on('accesses').columns(['granted_at', 'id']).execute()
