import type { Flag } from './tables.ts'

/** Stores a boolean, on both databases. */
export const asFlag = (value: boolean): Flag => (value ? 1 : 0)
