import type { Flag } from './tables.ts'

/** The stored form of a boolean, on both databases. */
export const asFlag = (value: boolean): Flag => (value ? 1 : 0)
