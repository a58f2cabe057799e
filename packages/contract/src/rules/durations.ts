import { MINUTE_MS } from './time.ts'

/** Minutes of each duration id, as strings (docs/product.md#durations). */
export const DURATIONS = {
  0: '0',
  1: '30',
  2: '60',
  3: '90',
  4: '120',
  5: '150',
  6: '180',
  7: '240',
  8: '4320',
} as const
export type DurationId = keyof typeof DURATIONS

/** Duration of a request that is not granted. */
export const NULL_DURATION_ID = 0
/** Duration that auto-grant gives: 4 hours. */
export const AUTO_GRANT_DURATION_ID = 7

export const isDurationId = (id: number): id is DurationId => id in DURATIONS

/** @returns the length in milliseconds; 0 for the null duration */
export const durationMs = (id: DurationId) => Number(DURATIONS[id]) * MINUTE_MS
