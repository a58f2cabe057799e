import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portal/contract/rules'

/** A length of time in its largest whole unit; `now` is under a minute. */
export type Age = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number }

/** @param ms milliseconds; a negative value counts as 0 */
export function ageOf(ms: number): Age {
  if (ms >= DAY_MS) return { unit: 'days', count: Math.floor(ms / DAY_MS) }
  if (ms >= HOUR_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) }
  if (ms >= MINUTE_MS) return { unit: 'minutes', count: Math.floor(ms / MINUTE_MS) }
  return { unit: 'now', count: 0 }
}

export const WARNING_AGE_MS = 2 * DAY_MS
