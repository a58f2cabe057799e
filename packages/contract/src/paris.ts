import { DAY_MS, HOUR_MS } from './rules/time.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  hourCycle: 'h23',
})
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Gives the day of an instant in Paris, `yyyy-MM-dd`. */
export const parisDay = (instant: Date | string) => calendar.format(new Date(instant))

/** Gives the first instant of a day in Paris, ISO 8601 in UTC. Clock changes never skip midnight there. */
export function parisDayStart(day: string): string {
  const utc = Date.parse(`${day}T00:00:00.000Z`)
  const winter = utc - HOUR_MS
  const start = clock.format(winter) === '00' ? winter : utc - 2 * HOUR_MS
  return new Date(start).toISOString()
}

/** Gives the first instant after a day in Paris. */
export const parisDayEnd = (day: string) => parisDayStart(nextDay(day, 1))

/** Moves a day by some calendar days. */
export const nextDay = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
