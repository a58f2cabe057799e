import { randomUUID } from 'node:crypto'
import { LAUNCH_TICKET_SECONDS, LAUNCH_TICKET_TYPE, LaunchClaims } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import type { Deps } from '../deps.ts'
import { storeTicket } from './tickets.ts'

type NewTicket = Pick<LaunchClaims, 'aud' | 'sub' | 'locale'> & { accessId: number; accessEnd: string }

/** Gives whole seconds since 1970, rounded down. */
export const epochSeconds = (instant: string | Date) => Math.floor(new Date(instant).getTime() / 1000)

/** Signs a ticket and stores its id until it is spent. */
export async function mintTicket(
  { db, now, config, launchKeys }: Pick<Deps, 'db' | 'now' | 'config' | 'launchKeys'>,
  { accessId, accessEnd, ...claims }: NewTicket,
): Promise<string> {
  const at = now()
  const jti = randomUUID()
  const { kid, key } = await launchKeys.signing()
  const iat = epochSeconds(at)
  const token = await new SignJWT({
    ...claims,
    sid: String(accessId),
    access_exp: epochSeconds(accessEnd),
  })
    .setProtectedHeader({ alg: 'ES256', typ: LAUNCH_TICKET_TYPE, kid })
    .setIssuer(config.publicUrl)
    .setJti(jti)
    .setIssuedAt(iat)
    .setExpirationTime(iat + LAUNCH_TICKET_SECONDS)
    .sign(key)
  await storeTicket(db, {
    jti,
    access_id: accessId,
    created_at: at.toISOString(),
    expires_at: new Date((iat + LAUNCH_TICKET_SECONDS) * 1000).toISOString(),
  })
  return token
}

/**
 * Reads the claims of a live ticket that this portal signed, spent or not. The key proves the issuer, whose
 * name may differ between servers of one portal.
 *
 * @param audience the app's code, to accept its own tickets only
 * @throws ProblemError `invalid_ticket`, `ticket_expired`
 */
export async function verifyTicket(
  { now, launchKeys }: Pick<Deps, 'now' | 'launchKeys'>,
  token: string,
  audience?: string,
): Promise<LaunchClaims> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = kid ? await launchKeys.verifying(kid) : null
    if (!key) throw new ProblemError('invalid_ticket')
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      typ: LAUNCH_TICKET_TYPE,
      currentDate: now(),
      requiredClaims: ['exp', 'jti'],
      ...(audience !== undefined && { audience }),
    })
    return LaunchClaims.parse(payload)
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ProblemError('ticket_expired')
    // jose throws both for what it cannot read; anything else is our fault.
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      throw new ProblemError('invalid_ticket')
    throw error
  }
}
