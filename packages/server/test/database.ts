import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import { migratePortal, type OpenDatabase, openPortalDatabase } from '../src/db/index.ts'
import type { Database } from '../src/db/tables.ts'
import { findPostgres, startPostgres } from './postgresServer.ts'

/** Address of the run's PostgreSQL server, set by `globalSetup`. */
const SERVER = 'TEST_POSTGRES'
const TEMPLATE = 'portal_template'

export type TestDatabase = OpenDatabase & {
  /** A `DATABASE_URL` for a second server on the same data; `null` on PGlite. */
  address: string | null
  close(): Promise<void>
}

/**
 * Opens an empty, migrated database: an embedded file, or PostgreSQL when TEST_DATABASE says `postgres` (a
 * real server where installed, PGlite elsewhere).
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE !== 'postgres') return openFile()
  const server = process.env[SERVER]
  return server ? openOnServer(server) : openPglite()
}

async function openFile(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-db-'))
  const address = join(folder, 'portal.db')
  const database = openPortalDatabase(address)
  await migratePortal(database)
  return {
    ...database,
    address,
    async close() {
      await database.db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openOnServer(server: string): Promise<TestDatabase> {
  const name = `portal_${randomBytes(6).toString('hex')}`
  await command(server, `create database ${name} template ${TEMPLATE}`)
  const address = addressOf(server, name)
  const database = openPortalDatabase(address)
  return {
    ...database,
    address,
    async close() {
      await database.db.destroy()
      await command(server, `drop database ${name} with (force)`)
    },
  }
}

async function openPglite(): Promise<TestDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const INT8 = 20
  const pglite = await PGlite.create('memory://', { parsers: { [INT8]: Number } })
  const database: OpenDatabase = {
    db: new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }),
    engine: 'postgres',
  }
  await migratePortal(database)
  return { ...database, address: null, close: () => database.db.destroy() }
}

/**
 * Starts the run's PostgreSQL with a migrated template, where it is installed.
 *
 * @returns a function that stops it, and a line that names the database of the tests
 */
export async function startDatabaseServer(): Promise<{
  /** Address of an empty database; `null` without PostgreSQL. */
  address: string | null
  stop: () => Promise<void>
  says: string
}> {
  const programs = findPostgres()
  if (!programs)
    return { address: null, stop: async () => {}, says: 'PGlite in memory (no PostgreSQL on this machine)' }
  const server = await startPostgres(programs)
  await command(server.address, `create database ${TEMPLATE}`)
  const template = openPortalDatabase(addressOf(server.address, TEMPLATE))
  await migratePortal(template)
  await template.db.destroy()
  process.env[SERVER] = server.address
  return { address: server.address, stop: server.stop, says: `PostgreSQL ${server.version}` }
}

const addressOf = (server: string, name: string) => server.replace(/\/postgres$/, `/${name}`)

async function command(server: string, text: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
