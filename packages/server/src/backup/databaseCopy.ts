import { spawn } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'

/**
 * Copies the embedded database while it is in use: whole, with every write acknowledged before the start.
 */
export async function copySqlite(file: string, to: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(source, to)
  } finally {
    source.close()
  }
  await chmod(to, 0o600)
}

/** @throws Error with SQLite's own message when the file is damaged */
export function checkSqlite(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const problems = database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check))
    if (problems.join() !== 'ok') throw new Error(`${file} is damaged: ${problems.slice(0, 3).join('; ')}`)
    const orphans = database.prepare('pragma foreign_key_check').all()
    if (orphans.length) throw new Error(`${file} has ${orphans.length} rows that point nowhere`)
  } finally {
    database.close()
  }
}

/** Reads a consistent state of a database in use with PostgreSQL's own programs. */
export const dumpPostgres = (address: string, to: string) =>
  run('pg_dump', ['--format=custom', '--no-owner', `--file=${to}`, `--dbname=${address}`])
export const restorePostgres = (address: string, from: string) =>
  run('pg_restore', [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
    `--dbname=${address}`,
    from,
  ])

function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (text) => {
      complaint += text
    })
    child.once('error', () => reject(new Error(`${program} is not installed on this machine`)))
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program}: ${complaint.trim() || `exit code ${code}`}`)),
    )
  })
}
