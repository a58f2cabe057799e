import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Portal } from './openPortal.ts'
import { sentenceOf } from './problems.ts'

/** Longest time for the parts to close before the process ends regardless. */
const FORCED_MS = 30_000

/** Registers what a start leaves to do at the end. */
export type Life = {
  /** Aborted as soon as a stop begins. */
  stopping: AbortSignal
  /** Registers something to close at the end; the last opened is closed first. */
  onStop(close: () => unknown): void
  /** Registers an action for SIGHUP. */
  onHangUp(act: () => unknown): void
  /** Registers a portal that answers people; `ready` announces a stop `delayMs` before it. */
  serves(portal: Pick<Portal, 'app'>, delayMs: number): void
}

/**
 * Runs a program until a signal ends it. A failed start is one sentence and exit code 1. At SIGTERM `ready`
 * answers 503 first, while requests are still served, so that a balancer turns away; SIGINT closes at once.
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
    // Sends new requests elsewhere from now on, before the parts are closed.
    void serving?.portal.app.drain.start(0)
    for (const close of closers.reverse()) await Promise.resolve(close()).catch(() => {})
    process.exit(code)
  }

  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => {
    hurry.abort()
    void stop(0)
  })
  // A closed terminal, or a full disk below a redirected standard output, ends nothing.
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
