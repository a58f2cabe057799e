import type { FastifyBaseLogger } from 'fastify'

/** Repeated work; starts after `firstMs`, at once unless set. */
export type Job = { name: string; everyMs: number; firstMs?: number; run: () => Promise<unknown> }

/**
 * Runs each job at its interval, never twice at once. A failed run is logged and tried again at the next
 * interval.
 *
 * @returns a function that stops the jobs and waits for running ones
 */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const loops = jobs.map((job) => loop(job, log, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function loop({ name, everyMs, firstMs = 0, run }: Job, log: FastifyBaseLogger, signal: AbortSignal) {
  if (firstMs) await pause(firstMs, signal)
  while (!signal.aborted) {
    try {
      await run()
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed')
    }
    await pause(everyMs, signal)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
