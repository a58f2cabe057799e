import { DAY_MS, MINUTE_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { Deps } from '../deps.ts'
import { median } from '../statistics/figures.ts'
import { waitsInMinutes } from '../statistics/waits.ts'

const DAYS = 30
/** Fewer answers than this would tell of single people. */
const ANSWERS_MIN = 5
/** Time for which a figure is given out before it is read again. */
const KEPT_MS = 10 * MINUTE_MS

/** Reads the median hours from a request to its answer, rounded up; `null` below five answers. */
async function readAnswerHours({ db, engine, now }: Pick<Deps, 'db' | 'engine' | 'now'>) {
  const end = now()
  const span = { start: after(end, -DAYS * DAY_MS), end: end.toISOString() }
  const rows = await waitsInMinutes(db, engine, span)
  const answers = rows.reduce((sum, row) => row.decisions + sum, 0)
  const minutes = median(new Map(rows.map((row) => [row.minutes, row.decisions])))
  return answers < ANSWERS_MIN || minutes === null ? null : Math.max(1, Math.ceil(minutes / 60))
}

/** Keeps the figure for a while: every visitor of an app's page asks for it. */
export function keepAnswerHours(deps: Pick<Deps, 'db' | 'engine' | 'now'>) {
  let kept: { at: number; hours: Promise<number | null> } | undefined
  return () => {
    const at = deps.now().getTime()
    if (kept === undefined || at - kept.at >= KEPT_MS) {
      const hours = readAnswerHours(deps)
      hours.catch(() => {
        kept = undefined
      })
      kept = { at, hours }
    }
    return kept.hours
  }
}
