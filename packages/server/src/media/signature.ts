import { createHmac, type KeyObject } from 'node:crypto'
import { epochSeconds } from '@portal/platform/time/instants'
import { isSameSecret } from '../sameSecret.ts'

/** Long enough to watch and to go back; then the page asks for a new address. */
export const SIGNED_SECONDS = 15 * 60

export type SignedQuery = { expires: string; signature: string }

const digest = (secret: KeyObject, path: string, expires: string) =>
  createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url')

/**
 * Signs the query that opens a guarded file until `expires`, in seconds since 1970.
 *
 * @param seconds for how long it opens
 */
export function sign(secret: KeyObject, path: string, now: Date, seconds = SIGNED_SECONDS): SignedQuery {
  const expires = String(epochSeconds(now) + seconds)
  return { expires, signature: digest(secret, path, expires) }
}

export function isSigned(secret: KeyObject, path: string, query: Partial<SignedQuery>, now: Date): boolean {
  const { expires, signature } = query
  if (!expires || !signature || !/^\d{1,12}$/.test(expires)) return false
  if (Number(expires) * 1000 <= now.getTime()) return false
  return isSameSecret(signature, digest(secret, path, expires))
}
