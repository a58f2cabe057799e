/** Makes a clock that runs like the real one, and that a test moves. */
export function movableClock(start = new Date()) {
  let offset = start.getTime() - Date.now()
  return {
    now: () => new Date(Date.now() + offset),
    /** Moves forward by milliseconds; negative moves back. */
    advance: (ms: number) => {
      offset += ms
    },
    set: (instant: Date | string) => {
      offset = new Date(instant).getTime() - Date.now()
    },
  }
}
export type Clock = ReturnType<typeof movableClock>

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
