import { DAY_MS, HOUR_MS, type Language, MINUTE_MS, parisDay } from '@portal/contract/rules'

/** The clocks of server and browser may differ by as much. */
const SKEW_MS = 5000

/** Writes how long ago or in how much time an instant is: « hier », « il y a 3 heures », « dans 6 jours ». */
export function ago(instant: string, now: Date, language: Language): string {
  const distance = Date.parse(instant) - now.getTime()
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const size = Math.abs(distance)
  if (size >= DAY_MS) return words.format(dayNumber(instant) - dayNumber(now), 'day')
  if (size >= HOUR_MS) return words.format(Math.trunc(distance / HOUR_MS), 'hour')
  if (size >= MINUTE_MS) return words.format(Math.trunc(distance / MINUTE_MS), 'minute')
  if (distance > SKEW_MS) return language === 'en' ? 'in a moment' : 'dans un instant'
  return language === 'en' ? 'just now' : 'à l’instant'
}

/** Numbers the days of Paris, so that « hier » is the day before and not 24 hours ago. */
const dayNumber = (instant: string | Date) => Date.parse(parisDay(instant)) / DAY_MS

/** Writes a day of Paris without its year: « 29 nov. », “29 Nov”. */
export const shortDay = (instant: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr', {
    timeZone: 'Europe/Paris',
    day: 'numeric',
    month: 'short',
  }).format(new Date(instant))
