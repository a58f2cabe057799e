import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Portal } from './openPortal.ts'
import { sentenceOf } from './problems.ts'

/** How long the parts may take to close before the process ends regardless. */
const FORCED_MS = 30_000

/** What a start is given, for its end. */
export type Life = {
  /** Aborted from the first moment of a stop. */
  stopping: AbortSignal
  /** Closes something at the end: what was opened last is closed first. */
  onStop(close: () => unknown): void
  /** Does something at SIGHUP. */
  onHangUp(act: () => unknown): void
  /** Notes that the portal answers people, who are told of a stop `delayMs` before it. */
  serves(portal: Pick<Portal, 'app'>, delayMs: number): void
}

/**
 * Runs a program until a signal ends it. A start that fails is one sentence and exit code 1. At SIGTERM the portal is
 * first not ready while it still answers, so that a balancer turns away from it; at SIGINT it closes at once.
 */
export async function live(start: (life: Life) => Promise<void>): Promise<void> {
  const stopping = new AbortController()
  const hurry = new AbortController()
  const closers: Array<() => unknown> = []
  let serving: { portal: Pick<Portal, 'app'>; delayMs: number } | undefined

  async function stop(code: number) {
    if (stopping.signal.aborted) return
    stopping.abort()
    const delayMs = serving?.delayMs ?? 0
    setTimeout(() => process.exit(code || 1), delayMs + FORCED_MS).unref()
    serving?.portal.app.drain.announce()
    await wait(delayMs, undefined, { signal: hurry.signal }).catch(() => {})
    // From here on new requests go elsewhere, whatever the parts that are closed first take.
    void serving?.portal.app.drain.start(0)
    for (const close of closers.reverse()) await Promise.resolve(close()).catch(() => {})
    process.exit(code)
  }

  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => {
    hurry.abort()
    void stop(0)
  })
  // A terminal that is gone, or a full disk below a standard output that is a file, ends nothing.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  process.on('SIGHUP', () => {})
  try {
    await start({
      stopping: stopping.signal,
      onStop: (close) => void closers.push(close),
      onHangUp: (act) => void process.on('SIGHUP', act),
      serves(portal, delayMs) {
        serving = { portal, delayMs }
      },
    })
  } catch (error) {
    if (stopping.signal.aborted) return
    const sentence = sentenceOf(error)
    console.error(sentence ?? error)
    await stop(1)
  }
}
