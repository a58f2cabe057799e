import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time; only their lengths may tell. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
