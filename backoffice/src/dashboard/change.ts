/** A change so small that it rounds to nothing. */
const HALF_PERCENT = 0.005

/** Gives how much a figure changed, 0.12 for 12 % more; `null` where there was nothing before. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null
  const change = now / before - 1
  return Math.abs(change) < HALF_PERCENT ? 0 : change
}
