import type { ErrorCode } from '@portal/contract'
import { DatabaseBusy } from './patience.ts'

/** The file system's words and PostgreSQL's. */
const FULL = ['ENOSPC', 'EDQUOT', '53100']
const SQLITE_FULL = 13
const SQLITE_READONLY_OR_IO = [8, 10, 14]
/** What `pg` says of a connection that breaks, that broke before, or that nobody gets. */
const DRIVER_LOST_IT =
  /^Connection terminated|^Client (has encountered a connection error|was closed)|^timeout exceeded when trying to connect/
const SQLITE_UNIQUE = [2067, 1555]
const SQLITE_FOREIGN_KEY = 787

/** Whether an error says that a value must be unique and is not; on both engines. */
export const isUniqueViolation = (error: unknown) =>
  code(error) === '23505' || SQLITE_UNIQUE.includes(errcode(error))

/** Whether an error says that a row which is pointed at does not exist (any more); on both engines. */
export const isForeignKeyViolation = (error: unknown) =>
  code(error) === '23503' || errcode(error) === SQLITE_FOREIGN_KEY

/**
 * What a failure of the database or the disk means to a caller, or `null` where it is a fault of ours. A lost
 * connection, a deadlock and a lock held elsewhere pass by themselves; a full disk does not.
 */
export function databaseProblem(error: unknown): ErrorCode | null {
  if (error instanceof DatabaseBusy) return 'unavailable'
  if (isUniqueViolation(error) || isForeignKeyViolation(error)) return 'conflict'
  if (FULL.includes(code(error)) || (errcode(error) & 0xff) === SQLITE_FULL) return 'storage_full'
  if (code(error) === 'EIO' || SQLITE_READONLY_OR_IO.includes(errcode(error) & 0xff)) return 'unavailable'
  return isPassing(error) ? 'unavailable' : null
}

/** PostgreSQL: connection, resource, shutdown, serialisation and deadlock classes, and the driver's own words. */
const isPassing = (error: unknown) =>
  /^(08|53|57P|40)/.test(code(error)) ||
  ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'].includes(code(error)) ||
  (error instanceof Error && DRIVER_LOST_IT.test(error.message))

const code = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const errcode = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
