/**
 * The next value of an `updated_at` column: now, and never the same twice, so that it also tells two
 * versions apart that were written in the same millisecond.
 */
export function nextInstant(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(previous) + 1)).toISOString()
}

/** The instant so many milliseconds after another one, as an ISO 8601 text; before it where they are negative. */
export const after = (instant: Date | string, ms: number) =>
  new Date(new Date(instant).getTime() + ms).toISOString()
