import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Long enough to watch and to go back; then the page asks for a new address. */
export const SIGNED_SECONDS = 15 * 60

export type SignedQuery = { expires: string; signature: string }

const digest = (secret: KeyObject, path: string, expires: string) =>
  createHmac('sha256', secret).update(`${path}\n${expires}`).digest()

/**
 * Signs the query that opens a guarded file until `expires`, in seconds since 1970.
 *
 * @param seconds for how long it opens
 */
export function sign(secret: KeyObject, path: string, now: Date, seconds = SIGNED_SECONDS): SignedQuery {
  const expires = String(Math.floor(now.getTime() / 1000) + seconds)
  return { expires, signature: digest(secret, path, expires).toString('base64url') }
}

export function isSigned(secret: KeyObject, path: string, query: Partial<SignedQuery>, now: Date): boolean {
  const { expires, signature } = query
  if (!expires || !signature || !/^\d{1,12}$/.test(expires)) return false
  if (Number(expires) * 1000 <= now.getTime()) return false
  const given = Buffer.from(signature, 'base64url')
  const wanted = digest(secret, path, expires)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
