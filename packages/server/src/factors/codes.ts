import { Secret, TOTP } from 'otpauth'

/** Steps before and after that are taken, for clocks that differ. */
const TOLERANCE = 1

/** One-time codes as every app knows them: six digits, 30 seconds, HMAC-SHA-1 (RFC 6238). */
const codesOf = (secret: string, named?: { issuer: string; label: string }) =>
  new TOTP({ ...named, secret, algorithm: 'SHA1', digits: 6, period: 30 })

/** Makes a secret of 160 random bits (RFC 4226, 4), in Base32. */
export const newCodeSecret = () => new Secret({ size: 20 }).base32

/** Gives the address that an app reads from a QR code. */
export const codeAddress = (secret: string, named: { issuer: string; label: string }) =>
  codesOf(secret, named).toString()

/** Finds the time step whose code this is; `null` for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const codes = codesOf(secret)
  const timestamp = now.getTime()
  const delta = codes.validate({ token: code, timestamp, window: TOLERANCE })
  return delta === null ? null : codes.counter({ timestamp }) + delta
}
