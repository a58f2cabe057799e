import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { syncToDisk } from '@portal/platform/files/disk'
import type { Client } from 'pg'
import { type Contents, MEDIA_IN_USE } from './folder.ts'

/**
 * Removes what is in the way of a dump; extensions stay, because an account may lack the right to create
 * them.
 */
const EMPTY_SCHEMA = `
do $$ declare drops record; begin
  for drops in select format('drop table if exists %I cascade', tablename) as statement
    from pg_tables where schemaname = 'public' loop execute drops.statement; end loop;
  for drops in select format('drop routine if exists %s cascade', oid::regprocedure) as statement
    from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute drops.statement; end loop;
end $$`

/** Dumps a database in use, and reads its names from the same snapshot. */
export async function copyPostgres(address: string, to: string): Promise<Contents> {
  return withClient(address, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    await dumpPostgres(address, to, [`--snapshot=${rows[0]?.snapshot}`])
    const media = await client.query<{ path: string; bytes: string | number }>(MEDIA_IN_USE)
    const people = await client.query<{ uuid: string }>('select uuid from users')
    return {
      media: media.rows.map(({ path, bytes }) => ({ path, bytes: Number(bytes) })),
      people: people.rows.map(({ uuid }) => uuid),
    }
  })
}

/** Writes a dump and checks that it can be read. */
export async function dumpPostgres(address: string, to: string, options: string[] = []): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', ...options, `--file=${to}`, `--dbname=${address}`])
  await checkDump(to)
  await syncToDisk(to)
}

/** @throws Error in PostgreSQL's own words when the file is no dump or is cut off */
export const checkDump = (file: string) => run('pg_restore', ['--file=/dev/null', file])

/** Restores a dump over a database's tables in one transaction: all of it or nothing. */
export async function restorePostgres(address: string, from: string): Promise<void> {
  // The comment of an extension is its owner's to set, who is another account (deploy/postgresql/portal.sql).
  const dump = start('pg_restore', ['--no-owner', '--no-comments', '--file=-', from])
  const into = start('psql', [
    '--quiet',
    '--no-psqlrc',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    '--output=/dev/null',
    `--command=${EMPTY_SCHEMA}`,
    '--file=-',
    `--dbname=${address}`,
  ])
  // When psql refuses, it closes the pipe; its own words say more.
  const piped = pipeline(dump.child.stdout, into.child.stdin).catch(() => {})
  await Promise.all([into.done, dump.done, piped])
}

/** Connects for as long as the work takes. */
async function withClient<Result>(address: string, work: (client: Client) => Promise<Result>) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: address })
  // A query in progress reports a lost connection.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function run(program: string, args: string[]): Promise<void> {
  const { child, done } = start(program, args)
  child.stdin.end()
  child.stdout.resume()
  await done
}

function start(program: string, args: string[]) {
  const child = spawn(program, args)
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const done = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new Error(`${program}: ${complaint.trim() || `exit code ${code}`}`)
    },
    () => {
      throw new Error(`${program} is not installed on this machine`)
    },
  )
  return { child, done }
}
