import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NewerData, pendingMigrations } from '@portal/platform/db/migrate'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../db/index.ts'
import { migrations } from '../../db/migrations/index.ts'
import { sentenceOf } from '../../start/problems.ts'
import { type Finding, findings, reasonOf } from '../finding.ts'

const say = findings('Database')

/** Checks that it answers, is whole, has this program's tables, and can be backed up. */
export async function checkDatabase({ db, engine }: OpenDatabase): Promise<Finding[]> {
  try {
    const version = await (engine === 'sqlite' ? checkSqlite(db) : checkPostgres(db))
    const pending = await pendingMigrations(db, migrations(engine))
    if (pending.length)
      return [
        ...version,
        say.look(
          `${pending.length} changes of the tables wait: the next start makes them, or npm run db:migrate.`,
        ),
      ]
    return version
  } catch (error) {
    if (error instanceof NewerData)
      return [say.wrong(`${error.message}: start that version, or restore a backup made before it.`)]
    return [say.wrong(sentenceOf(error) ?? `The database fails: ${reasonOf(error)}`)]
  }
}

async function checkSqlite(db: OpenDatabase['db']): Promise<Finding[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const told = rows[0]?.quick_check ?? 'no answer'
  return told === 'ok'
    ? [say.fine('The embedded database is whole.')]
    : [say.wrong(`The database is damaged (${told}): restore a backup with npm run restore -- <folder>.`)]
}

async function checkPostgres(db: OpenDatabase['db']): Promise<Finding[]> {
  const { rows } = await sql<{ version: string; trigrams: number }>`
    select current_setting('server_version') as version,
      (select count(*) from pg_extension where extname = 'pg_trgm') as trigrams`.execute(db)
  const { version = '', trigrams = 0 } = rows[0] ?? {}
  const found = [say.fine(`PostgreSQL ${version} answers.`)]
  if (!trigrams)
    found.push(
      say.look(
        'The extension pg_trgm is missing, so searches read whole tables: create extension pg_trgm, as its owner.',
      ),
    )
  return [...found, ...(await checkDump(Number.parseInt(version, 10)))]
}

/** A dump needs PostgreSQL's own program, of the server's version or newer. */
export async function checkDump(server: number, program = 'pg_dump'): Promise<Finding[]> {
  const told = await promisify(execFile)(program, ['--version']).catch(() => null)
  if (!told)
    return [say.wrong('pg_dump is not installed, so npm run backup fails: apt install postgresql-client.')]
  const own = Number(/(\d+)\./.exec(told.stdout)?.[1])
  return own < server
    ? [
        say.wrong(
          `pg_dump ${own} is older than the server (${server}), so npm run backup fails: install postgresql-client-${server}.`,
        ),
      ]
    : []
}
