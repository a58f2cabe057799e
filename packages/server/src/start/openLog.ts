import { once } from 'node:events'
import type { DestinationStream } from 'pino'
import sonic from 'sonic-boom'
import { codeOf, StartProblem } from './problems.ts'

/** Bytes of lines that wait for a disk with room; more are lost. */
const WAITING_MAX_BYTES = 1_000_000

export type Log = {
  to: DestinationStream
  /** Continues in a new file of the same name, after the old one was moved. */
  reopen(): void
  close(): Promise<void>
}

/**
 * Opens the log: a file, or standard output for `null`. A line that cannot be written is retried with the
 * next and never ends the portal; `pino.destination` loops for ever when a process exits with a full disk.
 *
 * @throws StartProblem when the file cannot be opened
 */
export async function openLog(file: string | null): Promise<Log> {
  const stream = new sonic.SonicBoom({
    ...(file === null ? { fd: process.stdout.fd } : { dest: file, mode: 0o600 }),
    maxLength: WAITING_MAX_BYTES,
  })
  await once(stream, 'ready').catch((error: unknown) => {
    throw new StartProblem(
      `The log ${file} cannot be written (${codeOf(error)}): give this account the right to it, or set LOG_FILE to another file.`,
    )
  })
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
