import { close, fdatasync, open } from 'node:fs'
import { setImmediate as afterThisRound } from 'node:timers/promises'
import { promisify } from 'node:util'

const onDisk = { open: promisify(open), sync: promisify(fdatasync), close: promisify(close) }
export type Disk = typeof onDisk

/**
 * Puts SQLite's write-ahead log on disk from outside SQLite: off the event loop, and once for all commits that wait
 * ("group commit"). A commit is acknowledged when `flush` has resolved, never before (security, DU1 and DU2).
 */
export class DurableLog {
  readonly #file: string
  readonly #disk: Disk
  #descriptor: number | undefined
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined
  /**
   * A synchronisation has failed. The system forgets pages that it could not write, so nothing that follows them in
   * the log may be trusted before the log was emptied into the database.
   */
  isInDoubt = false

  /** @param database the file of the database; its log is opened with the first commit */
  constructor(database: string, disk: Disk = onDisk) {
    this.#file = `${database}-wal`
    this.#disk = disk
  }

  /**
   * Resolves when everything that was written before the call is on disk.
   *
   * @throws the file system's error: whether the commit lasts is not known
   */
  flush(): Promise<void> {
    // One that has begun may miss what was written since.
    this.#next ??= this.#after(this.#running)
    return this.#next
  }

  async #after(running: Promise<void> | undefined) {
    await (running?.catch(() => {}) ?? afterThisRound())
    this.#running = this.#next
    this.#next = undefined
    try {
      this.#descriptor ??= await this.#disk.open(this.#file, 'r')
      await this.#disk.sync(this.#descriptor)
    } catch (error) {
      this.isInDoubt = true
      throw error
    }
  }

  async close() {
    await (this.#next ?? this.#running)?.catch(() => {})
    if (this.#descriptor !== undefined) await this.#disk.close(this.#descriptor)
    this.#descriptor = undefined
  }
}
