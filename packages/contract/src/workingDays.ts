import { nextDay, parisDayStart } from './paris.ts'
import { parisDay } from './rules/dates.ts'

/** French public holidays of every year, `MM-dd`. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50]

/** Gives Easter Sunday of a year, `yyyy-MM-dd` (the Gregorian rule of Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`
}

/** Tells whether people work in France on a day, `yyyy-MM-dd`. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00.000Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED.includes(day.slice(5))) return false
  const easter = easterOf(Number(day.slice(0, 4)))
  return !AFTER_EASTER.some((days) => nextDay(easter, days) === day)
}

function nextWorkingDay(day: string): string {
  const next = nextDay(day, 1)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

/**
 * Gives the instant one working day later, in Paris: the same hour of the next one; for a day on which nobody works,
 * the end of the first working day after it.
 */
export function oneWorkingDayLater(instant: Date | string): Date {
  const day = parisDay(instant)
  const next = nextWorkingDay(day)
  if (!isWorkingDay(day)) return new Date(parisDayStart(nextDay(next, 1)))
  const intoDay = new Date(instant).getTime() - Date.parse(parisDayStart(day))
  return new Date(Date.parse(parisDayStart(next)) + intoDay)
}
