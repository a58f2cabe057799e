import { once } from 'node:events'
import type { DestinationStream } from 'pino'
import sonic from 'sonic-boom'

/** Lines that wait for a disk with room; what comes beyond is lost. */
const WAITING_MAX_BYTES = 1_000_000

export type Log = {
  to: DestinationStream
  /** Goes on in a new file of the same name, where the old one was moved away. */
  reopen(): void
  close(): Promise<void>
}

/**
 * Opens the log: a file, or the standard output for `null`. A line that cannot be written is tried again with the next
 * one and never ends the portal. `pino.destination` would: it loops for ever at the end of a process whose disk is full.
 */
export async function openLog(file: string | null): Promise<Log> {
  const stream = new sonic.SonicBoom({
    ...(file === null ? { fd: process.stdout.fd } : { dest: file, mode: 0o600 }),
    maxLength: WAITING_MAX_BYTES,
  })
  await once(stream, 'ready')
  stream.on('error', () => {})
  let isOpen = true
  return {
    to: {
      write(line) {
        if (isOpen) stream.write(line)
      },
    },
    reopen: () => file !== null && stream.reopen(),
    async close() {
      isOpen = false
      const ended = new Promise((resolve) => stream.once('close', resolve).once('error', resolve))
      stream.end()
      await ended
    },
  }
}
