import { parisInstant } from './rules/dates.ts'
import { DAY_MS } from './rules/time.ts'

/**
 * Gives the first instant of a day in Paris, ISO 8601 in UTC. Clock changes never skip midnight there.
 *
 * @throws RangeError when it is no day
 */
export function parisDayStart(day: string): string {
  const start = parisInstant(`${day}T00:00`)
  if (start === null) throw new RangeError(`${day} is no day`)
  return start
}

/** Gives the first instant after a day in Paris. */
export const parisDayEnd = (day: string) => parisDayStart(nextDay(day, 1))

/** Moves a day by some calendar days. */
export const nextDay = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
