import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portal/contract'
import { withLease } from '@portal/platform/db/leases'
import type { Job } from '@portal/platform/jobs/jobs'
import { compactTallies } from '../accesses/queue/tallies.ts'
import type { Deps } from '../deps.ts'
import { createSweep } from '../media/sweep.ts'
import { retireIdleAccounts } from '../users/commands/retireIdle.ts'
import { cleanUp } from './cleanup.ts'
import { sendMails } from './sendMails.ts'

/** Housekeeping lets those go first who waited for the start. */
const FIRST_MS = 10 * SECOND_MS

/** What the portal does by itself. Of many servers one at a time does a job that bears a lease. */
export const portalJobs = (deps: Deps): Job[] => [
  { name: 'mail', everyMs: 2 * SECOND_MS, run: () => sendMails(deps) },
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
    name: 'idle accounts',
    everyMs: 6 * HOUR_MS,
    firstMs: FIRST_MS,
    run: () => withLease(deps, 'idle accounts', () => retireIdleAccounts(deps)),
  },
]
