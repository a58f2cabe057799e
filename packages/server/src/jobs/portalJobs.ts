import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portal/contract'
import { withLease } from '@portal/platform/db/leases'
import type { Job } from '@portal/platform/jobs/jobs'
import { noteEnded } from '../accesses/commands/noteEnded.ts'
import { remindOfWaiting } from '../accesses/notices/remind.ts'
import { sendDigest } from '../accesses/notices/tellAdmins.ts'
import { compactTallies } from '../accesses/queue/tallies.ts'
import type { Deps } from '../deps.ts'
import { publishDueDrafts } from '../drafts/commands/publishDue.ts'
import { createSweep } from '../media/sweep.ts'
import { traceJob } from '../traces/traceJob.ts'
import { deliverDue } from '../webhooks/commands/deliverDue.ts'
import { cleanUp } from './cleanUp.ts'
import { sendMails } from './sendMails.ts'

/** Leaves the first seconds after a start to callers. */
const FIRST_MS = 10 * SECOND_MS

/** The portal's jobs. A job with a lease runs on one server at a time. */
export const portalJobs = (deps: Deps): Job[] =>
  jobsOf(deps).map((job) => ({
    ...job,
    run: () => traceJob(deps.traces, job.name, () => deps.metrics.countJob(job.name, job.run)),
  }))

const jobsOf = (deps: Deps): Job[] => [
  { name: 'mail', everyMs: 2 * SECOND_MS, run: () => sendMails(deps) },
  { name: 'webhooks', everyMs: 2 * SECOND_MS, run: () => deliverDue(deps) },
  {
    name: 'ended accesses',
    everyMs: 5 * SECOND_MS,
    run: () => withLease(deps, 'ended accesses', () => noteEnded(deps)),
  },
  {
    name: 'planned publications',
    everyMs: 5 * SECOND_MS,
    run: () => withLease(deps, 'planned publications', () => publishDueDrafts(deps)),
  },
  { name: 'sweep', everyMs: HOUR_MS, firstMs: FIRST_MS, run: createSweep(deps) },
  {
    name: 'cleanup',
    everyMs: 10 * MINUTE_MS,
    firstMs: FIRST_MS,
    run: () => withLease(deps, 'cleanup', () => cleanUp(deps)),
  },
  {
    name: 'tallies',
    everyMs: 10 * MINUTE_MS,
    firstMs: FIRST_MS,
    run: () => withLease(deps, 'tallies', () => compactTallies(deps)),
  },
  {
    name: 'digest of requests',
    everyMs: MINUTE_MS,
    firstMs: FIRST_MS,
    run: () => withLease(deps, 'digest of requests', () => sendDigest(deps)),
  },
  {
    name: 'reminder of requests',
    everyMs: 10 * MINUTE_MS,
    firstMs: FIRST_MS,
    run: () => withLease(deps, 'reminder of requests', () => remindOfWaiting(deps)),
  },
]
