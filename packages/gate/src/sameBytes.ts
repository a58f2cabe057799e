import { timingSafeEqual } from 'node:crypto'

/** Compares secrets in a time that tells nothing of where they differ. */
export const sameBytes = (given: Buffer, wanted: Buffer) =>
  given.length === wanted.length && timingSafeEqual(given, wanted)
