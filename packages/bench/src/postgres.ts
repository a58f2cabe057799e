import { randomBytes } from 'node:crypto'
import { findPostgres, startPostgres } from '@portal/server/test'
import pg from 'pg'
import { Missing } from './report.ts'

export type PostgresHome = {
  /** Address of an empty database. */
  create(): Promise<string>
  stop(): Promise<void>
}

/**
 * Opens a throw-away PostgreSQL of this machine's programs, or uses a given server.
 *
 * @throws Missing without either
 */
export async function openPostgres(address?: string): Promise<PostgresHome> {
  const programs = address ? null : findPostgres()
  if (!address && !programs)
    throw new Missing('needs PostgreSQL (Debian: apt-get install postgresql), or --postgres with an address')
  const server = programs ? await startPostgres(programs, { isDurable: true }) : null
  const home = new URL(address ?? server?.address ?? '')
  const made: string[] = []
  const command = async (text: string) => {
    const client = new pg.Client({ connectionString: home.href })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  return {
    async create() {
      const database = `portal_bench_${randomBytes(6).toString('hex')}`
      await command(`create database ${database}`)
      made.push(database)
      return Object.assign(new URL(home), { pathname: `/${database}` }).href
    },
    async stop() {
      for (const database of made) await command(`drop database if exists ${database} with (force)`)
      await server?.stop()
    },
  }
}
