import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import process from 'node:process'

const MEMORY = '/dev/shm'
/** Several times what a whole run keeps there. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * Makes a folder in memory, for the temporary files of the tests, that goes with this process.
 *
 * @returns `null` where there is no file system in memory, or too little of it
 */
export function memoryFolder() {
  if (!hasRoom()) return null
  const folder = mkdtempSync(`${MEMORY}/portal-verify-`)
  // PostgreSQL and the tests of a service account run as somebody else.
  chmodSync(folder, 0o755)
  process.once('exit', () => remove(folder))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return folder
}

/** Removes what it can: a folder that something still uses must not fail the run. */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  } catch (error) {
    console.error(`${folder} stays: ${error.message}`)
  }
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false
  // Programs must run from it.
  const isOfUse = /^\S+ \/dev\/shm tmpfs (?!\S*noexec)/m.test(readFileSync('/proc/mounts', 'utf8'))
  const { bavail, bsize } = statfsSync(MEMORY)
  return isOfUse && bavail * bsize > ROOM_BYTES && freemem() > 2 * ROOM_BYTES
}
