import type { Language } from './statuses.ts'
import { HOUR_MS } from './time.ts'

let paris: Intl.DateTimeFormat | undefined

/** Created with the first date: it takes 10 ms that a page without dates saves. */
const inParis = () => {
  paris ??= new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return paris
}

/** Writes a day in full: '22 novembre 2026', '22 November 2026'. */
export const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr-FR', {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  }).format(new Date(day))

/**
 * Writes an instant for people: `22/11/26 14:30`, and in English `22/11/26 14:30 (22 Nov 2026)`, where the order of
 * day and month is in doubt.
 */
export function formatDate(instant: string | Date, language: Language): string {
  const written = formatParis(instant)
  if (language === 'fr') return written
  const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Paris' })
  return `${written} (${inWords.format(new Date(instant)).replaceAll(' ', '\u00A0')})`
}

/** Writes an instant in Paris time as `dd/MM/yy HH:mm`, whatever the machine's time zone. */
export function formatParis(instant: string | Date): string {
  const part = Object.fromEntries(
    inParis()
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute}`
}

let parisParts: Intl.DateTimeFormat | undefined

/** Writes an instant in Paris time as a field of date and time holds it: '2026-11-22T09:30'. */
export function parisLocal(instant: string | Date): string {
  parisParts ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return parisParts.format(new Date(instant)).replace(' ', 'T')
}

/** Gives the day of an instant in Paris, `yyyy-MM-dd`. */
export const parisDay = (instant: string | Date) => parisLocal(instant).slice(0, 10)

/**
 * Reads a date and time in Paris, '2026-11-22T09:30', as an instant in UTC. The hour that spring skips counts from
 * the winter's time, the one that autumn repeats is the first.
 *
 * @returns `null` for anything else
 */
export function parisInstant(local: string): string | null {
  const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00.000Z`) : Number.NaN
  if (Number.isNaN(utc)) return null
  const summer = new Date(utc - 2 * HOUR_MS)
  return (parisLocal(summer) === local ? summer : new Date(utc - HOUR_MS)).toISOString()
}
