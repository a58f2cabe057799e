/** A boolean as both databases store it. */
export type Flag = 0 | 1

/** Stores a boolean, on both databases. */
export const asFlag = (value: boolean): Flag => (value ? 1 : 0)
