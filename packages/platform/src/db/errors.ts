import type { ErrorCode } from '@portal/contract'
import { DatabaseBusy } from './patience.ts'

/** Codes of a full disk, of the file system and of PostgreSQL. */
const FULL = ['ENOSPC', 'EDQUOT', '53100']
const SQLITE_FULL = 13
const SQLITE_READONLY_OR_IO = [8, 10, 14]
/** Messages of `pg` about a lost or unavailable connection. */
const DRIVER_LOST_IT =
  /^Connection terminated|^Client (has encountered a connection error|was closed)|^timeout exceeded when trying to connect/
const SQLITE_UNIQUE = [2067, 1555]
const SQLITE_FOREIGN_KEY = 787

/** Recognises a violated unique constraint, on both engines. */
export const isUniqueViolation = (error: unknown) =>
  code(error) === '23505' || SQLITE_UNIQUE.includes(errcode(error))

/** Recognises a violated foreign key, on both engines. */
export const isForeignKeyViolation = (error: unknown) =>
  code(error) === '23503' || errcode(error) === SQLITE_FOREIGN_KEY

/**
 * Classifies a failure of the database or the disk; `null` for our own faults. A lost connection, a deadlock
 * and a lock held elsewhere pass; a full disk does not.
 */
export function databaseProblem(error: unknown): ErrorCode | null {
  if (error instanceof DatabaseBusy) return 'unavailable'
  if (isUniqueViolation(error) || isForeignKeyViolation(error)) return 'conflict'
  if (FULL.includes(code(error)) || (errcode(error) & 0xff) === SQLITE_FULL) return 'storage_full'
  if (code(error) === 'EIO' || SQLITE_READONLY_OR_IO.includes(errcode(error) & 0xff)) return 'unavailable'
  return isPassing(error) ? 'unavailable' : null
}

/**
 * PostgreSQL's classes of connections, resources, shutdown, serialisation and deadlocks, and the driver's
 * own messages.
 */
const isPassing = (error: unknown) =>
  /^(08|53|57P|40)/.test(code(error)) ||
  ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'].includes(code(error)) ||
  (error instanceof Error && DRIVER_LOST_IT.test(error.message))

const code = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const errcode = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
