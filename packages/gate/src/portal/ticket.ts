import { LAUNCH_TICKET_TYPE, type LaunchClaims, LaunchClaims as LaunchClaimsSchema } from '@portal/contract'
import { createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import type { PortalClock } from './clock.ts'
import { type Portal, PortalRefused, PortalUnavailable } from './portal.ts'

/** Allows for two honest clocks to differ, in seconds. */
const LEEWAY_SECONDS = 60
/** Bounds a ticket as the portal's exchange does. */
const TICKET_MAX_LENGTH = 4096
/** Keeps forged key ids from turning the gate into a hammer on the portal's key list. */
const KEY_LIST_COOLDOWN_MS = 1000

/** Tells whether a `token` of an address is a launch ticket; whatever else bears that name is the demo's own. */
export function isLaunchTicket(token: string): boolean {
  try {
    return decodeProtectedHeader(token).typ?.toLowerCase() === LAUNCH_TICKET_TYPE
  } catch {
    return false
  }
}

export type VerifyTicket = (ticket: string) => Promise<LaunchClaims>

/**
 * Checks a launch ticket by the portal's published keys: signature (ES256 and nothing else), type, issuer, this app
 * as the audience, and time (RFC 8725). The key list is kept, and fetched anew once when a
 * ticket names a key that it does not hold: that is how a rotated key arrives.
 *
 * A ticket that looks too old is judged again by the portal's time when that was not heard lately: a demo whose
 * clock is wrong must not lock everybody out.
 *
 * @throws PortalRefused when the ticket is not one, not ours, or too old
 * @throws PortalUnavailable when the keys cannot be fetched
 */
export function createTicketVerifier(options: {
  url: string
  code: string
  clock: PortalClock
  portal: Portal
  /** Takes the portal's time as known for so long after an answer, in ms. */
  trustClockMs: number
}): VerifyTicket {
  const { url, code, clock, portal, trustClockMs } = options
  const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`), {
    cooldownDuration: KEY_LIST_COOLDOWN_MS,
    timeoutDuration: 3000,
  })

  async function verify(ticket: string): Promise<LaunchClaims> {
    try {
      const { payload, protectedHeader } = await jwtVerify(ticket, keys, {
        algorithms: ['ES256'],
        typ: LAUNCH_TICKET_TYPE,
        issuer: [url, `${url}/`],
        audience: code,
        clockTolerance: LEEWAY_SECONDS,
        currentDate: new Date(clock.now()),
        requiredClaims: ['exp', 'jti'],
      })
      const claims = LaunchClaimsSchema.safeParse(payload)
      if (!protectedHeader.kid || !claims.success) throw new PortalRefused('incomplete')
      return claims.data
    } catch (error) {
      if (error instanceof PortalRefused) throw error
      if (isAboutTheTicket(error)) throw new PortalRefused(error.code)
      throw new PortalUnavailable('The keys of the portal could not be read', { cause: error })
    }
  }

  return async (ticket) => {
    if (ticket.length > TICKET_MAX_LENGTH) throw new PortalRefused('too_long')
    try {
      return await verify(ticket)
    } catch (error) {
      const looksOld = error instanceof PortalRefused && error.code === errors.JWTExpired.code
      if (!looksOld || clock.isFresh(trustClockMs)) throw error
      await portal.askNothing()
      return verify(ticket)
    }
  }
}

/** Recognises what jose says of a ticket; its other errors are about the key list. */
const isAboutTheTicket = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys
