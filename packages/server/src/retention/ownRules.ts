import { DAY_MS } from '@portal/contract'
import type { Messages } from '@portal/messages'
import { lapseUnanswered } from '../accesses/commands/lapse.ts'
import type { Deps } from '../deps.ts'
import { removeDetached } from '../media/removeDetached.ts'
import { readSettings } from '../parameters/settings.ts'
import { retireIdleAccounts } from '../users/commands/retireIdle.ts'

export type RetentionDeps = Pick<Deps, 'db' | 'engine' | 'config' | 'now' | 'log' | 'deletedPeople' | 'files'>

type OwnRule = {
  /** Names the line of docs/product.md#retention, and its words in the messages. */
  name: keyof Messages['binder']['rules']
  /** `null`: this installation keeps it without end. */
  keptMs: (deps: Pick<Deps, 'db' | 'config'>) => Promise<number | null>
  retire: (deps: RetentionDeps) => Promise<void>
}

/** Longer than any backup takes: it copies the files that its copy of the database names. */
const REMOVED_FILES_MS = DAY_MS
const MONTH_DAYS = 365 / 12

/** Rules whose period the installation sets, or that do more than delete rows. */
export const OWN_RULES: readonly OwnRule[] = [
  {
    name: 'removed files',
    keptMs: async () => REMOVED_FILES_MS,
    retire: (deps) => removeDetached(deps, REMOVED_FILES_MS),
  },
  {
    name: 'unanswered requests',
    keptMs: async ({ db, config }) => daysOf((await readSettings(db, config)).pendingDays),
    retire: lapseUnanswered,
  },
  {
    name: 'idle accounts',
    keptMs: async ({ config }) => daysOf(Math.round(config.idleAccountMonths * MONTH_DAYS)),
    retire: retireIdleAccounts,
  },
]

const daysOf = (days: number) => (days === 0 ? null : days * DAY_MS)
