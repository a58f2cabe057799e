import { NewerData } from '@portal/platform/db/migrate'
import { BadEnvironment, type Config } from '../env.ts'

/** A reason why the portal cannot start: one sentence that says what to do. */
export class StartProblem extends Error {}

export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'

/** Makes the sentence for a port or host that cannot be used. */
export function portProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): StartProblem {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use: stop the program that listens there, or set PORT to another one.`,
    EACCES: `Port ${port} may not be used by this account: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine: set HOST to one that is, such as 127.0.0.1.`,
    ENOTFOUND: `HOST ${host} is no address of this machine: set HOST to one that is, such as 127.0.0.1.`,
  }
  return new StartProblem(
    sentences[codeOf(error)] ?? `The portal cannot listen at ${host}:${port} (${codeOf(error)}).`,
  )
}

const DATABASE_AWAY = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28P01',
  '28000',
  '3D000',
  '53300',
  '57P03',
]

/** Gives the sentence for whoever starts the portal; `null` for our own faults, which print their trace. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof StartProblem || error instanceof BadEnvironment) return error.message
  if (error instanceof NewerData)
    return `${error.message}: start that version, or restore a backup made before it.`
  const code = codeOf(error)
  if (DATABASE_AWAY.includes(code))
    return `The database at DATABASE_URL does not let the portal in (${code}): check its address, its account and that it runs.`
  if (code === 'ENOSPC') return 'The disk of DATA_DIR is full: make room, then start again.'
  return databaseSentence(error, code)
}

/** SQLite's primary result codes (https://sqlite.org/rescode.html). */
const SQLITE = { readonly: 8, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 }
/** PostgreSQL's `data_corrupted` and `index_corrupted`. */
const POSTGRES_DAMAGED = ['XX001', 'XX002']

function databaseSentence(error: unknown, code: string): string | null {
  // The low byte of an extended code is the primary one.
  const primary =
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
      ? error.errcode & 0xff
      : null
  const why = error instanceof Error ? error.message : code
  if (primary === SQLITE.corrupt || primary === SQLITE.notADatabase || POSTGRES_DAMAGED.includes(code))
    return `The database is damaged (${why}): restore a backup with \`npm run restore -- <folder>\`; docs/operations.md says how.`
  if (primary === SQLITE.readonly || primary === SQLITE.cannotOpen)
    return `The database in DATA_DIR cannot be opened for writing (${why}): give this account the right to it.`
  if (primary === SQLITE.full) return 'The disk of DATA_DIR is full: make room, then start again.'
  return null
}
