import { randomUUID } from 'node:crypto'
import { LAUNCH_TICKET_SECONDS, LAUNCH_TICKET_TYPE, LaunchClaims } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import type { Deps } from '../deps.ts'
import { signingKey, verifyingKey } from './keys.ts'
import { storeTicket } from './storeTicket.ts'

type Tools = Pick<Deps, 'db' | 'now' | 'config'>
type NewTicket = Pick<LaunchClaims, 'aud' | 'sub' | 'locale'> & { accessId: number; accessEnd: string }

/** Whole seconds since 1970, rounded down. */
export const epochSeconds = (instant: string | Date) => Math.floor(new Date(instant).getTime() / 1000)

/** Signs a one-time ticket and keeps its id until it is spent (decisions, section 5). */
export async function mintTicket(tools: Tools, { accessId, accessEnd, ...claims }: NewTicket) {
  const now = tools.now()
  const jti = randomUUID()
  const { kid, key } = await signingKey(tools)
  const iat = epochSeconds(now)
  const signed = new SignJWT({
    ...claims,
    sid: String(accessId),
    access_exp: epochSeconds(accessEnd),
  })
    .setProtectedHeader({ alg: 'ES256', typ: LAUNCH_TICKET_TYPE, kid })
    .setIssuer(tools.config.publicUrl)
    .setJti(jti)
    .setIssuedAt(iat)
    .setExpirationTime(iat + LAUNCH_TICKET_SECONDS)
    .sign(key)
  const stored = storeTicket(tools.db, {
    jti,
    access_id: accessId,
    created_at: now.toISOString(),
    expires_at: new Date((iat + LAUNCH_TICKET_SECONDS) * 1000).toISOString(),
  })
  const [token] = await Promise.all([signed, stored])
  return token
}

/**
 * The claims of a ticket that this portal signed and that is still good; whether it was spent is for the
 * caller to ask. The key is proof enough of the issuer, whose name may differ between the servers of one portal.
 *
 * @param audience the app's code, where only its own tickets count
 * @throws ProblemError `invalid_ticket`, `ticket_expired`
 */
export async function verifyTicket(tools: Tools, token: string, audience?: string): Promise<LaunchClaims> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = kid ? await verifyingKey(tools, kid) : null
    if (!key) throw new ProblemError('invalid_ticket')
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      typ: LAUNCH_TICKET_TYPE,
      currentDate: tools.now(),
      requiredClaims: ['exp', 'jti'],
      ...(audience !== undefined && { audience }),
    })
    return LaunchClaims.parse(payload)
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ProblemError('ticket_expired')
    // Whatever jose cannot read is no ticket of ours; anything else is a fault of the portal.
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      throw new ProblemError('invalid_ticket')
    throw error
  }
}
