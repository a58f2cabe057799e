/**
 * Gives the next value of an `updated_at` column: now, but always later than the last, so that it tells
 * versions of one millisecond apart.
 */
export function nextInstant(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(previous) + 1)).toISOString()
}

/** Gives the instant some milliseconds later, or earlier when negative, as ISO 8601. */
export const after = (instant: Date | string, ms: number) =>
  new Date(new Date(instant).getTime() + ms).toISOString()

/** Gives whole seconds since 1970, rounded down. */
export const epochSeconds = (instant: string | Date) => Math.floor(new Date(instant).getTime() / 1000)
