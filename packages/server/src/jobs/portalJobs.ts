import { withLease } from '@portal/platform/db/leases'
import type { Job } from '@portal/platform/jobs/jobs'
import { compactTallies } from '../accesses/queue/tallies.ts'
import type { Deps } from '../deps.ts'
import { sendDueMails } from '../mail/commands/sendDue.ts'
import { createSweep } from '../media/sweep.ts'
import { retireIdleAccounts } from '../users/commands/retireIdle.ts'
import { cleanUp } from './cleanup.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Housekeeping lets those go first who waited for the start. */
const FIRST = 10 * SECOND

/** What the portal does by itself. Of many servers one at a time does a job that bears a lease. */
export const portalJobs = (deps: Deps): Job[] => [
  { name: 'mail', everyMs: 2 * SECOND, run: () => sendDueMails(deps) },
  { name: 'sweep', everyMs: HOUR, firstMs: FIRST, run: createSweep(deps) },
  {
    name: 'cleanup',
    everyMs: 10 * MINUTE,
    firstMs: FIRST,
    run: () => withLease(deps, 'cleanup', () => cleanUp(deps)),
  },
  {
    name: 'tallies',
    everyMs: 10 * MINUTE,
    firstMs: FIRST,
    run: () => withLease(deps, 'tallies', () => compactTallies(deps)),
  },
  {
    name: 'idle accounts',
    everyMs: 6 * HOUR,
    firstMs: FIRST,
    run: () => withLease(deps, 'idle accounts', () => retireIdleAccounts(deps)),
  },
]
