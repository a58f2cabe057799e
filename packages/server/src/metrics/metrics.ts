import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Mailer } from '../mail/mailer.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Seconds: a cached answer, a page, a password hash, an upload. */
const REQUEST_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60]

/** Counts what this process does, for Prometheus. No label holds anything of a person. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Answers by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer; event streams are left out',
    labelNames: ['method', 'route'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const jobRuns = new Counter({
    name: 'portal_job_runs_total',
    help: 'Runs of each job by outcome',
    labelNames: ['task', 'outcome'],
    registers,
  })
  const jobDurations = new Histogram({
    name: 'portal_job_duration_seconds',
    help: 'Time that a run of each job took',
    labelNames: ['task'],
    buckets: JOB_BUCKETS,
    registers,
  })
  const jobSuccesses = new Gauge({
    name: 'portal_job_last_success_timestamp_seconds',
    help: 'When each job last ended without an error',
    labelNames: ['task'],
    registers,
  })
  const mails = new Counter({
    name: 'portal_mails_total',
    help: 'Attempts to hand a mail over, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['success', 'failure']) mails.inc({ outcome }, 0)

  return {
    registry,
    /** @param seconds `null` for an event stream, which lasts as long as its connection */
    countRequest(labels: { method: string; route: string; status: number }, seconds: number | null) {
      requests.inc(labels)
      const { method, route } = labels
      if (seconds !== null) durations.observe({ method, route }, seconds)
    },
    /** Counts and times one run of a job. The label is not `job`, which Prometheus gives to what it scrapes. */
    async countJob<Result>(task: string, run: () => Promise<Result>): Promise<Result> {
      const stop = jobDurations.startTimer({ task })
      jobRuns.inc({ task, outcome: 'failure' }, 0)
      try {
        const result = await run()
        jobRuns.inc({ task, outcome: 'success' })
        jobSuccesses.setToCurrentTime({ task })
        return result
      } catch (error) {
        jobRuns.inc({ task, outcome: 'failure' })
        throw error
      } finally {
        stop()
      }
    },
    /** Counts what a mailer sends. */
    countMails: (mailer: Mailer): Mailer => ({
      ...mailer,
      async send(mail) {
        try {
          await mailer.send(mail)
          mails.inc({ outcome: 'success' })
        } catch (error) {
          mails.inc({ outcome: 'failure' })
          throw error
        }
      },
    }),
  }
}
