import { randomUUID } from 'node:crypto'
import { LAUNCH_TICKET_SECONDS, LAUNCH_TICKET_TYPE, LaunchClaims } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { epochSeconds } from '@portal/platform/time/instants'
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import type { Deps } from '../deps.ts'
import type { SigningKey } from './keys.ts'
import { storeTicket } from './tickets.ts'

type Claims = Pick<LaunchClaims, 'aud' | 'sub' | 'locale' | 'sid' | 'access_exp' | 'jti' | 'iat'>
type NewTicket = Pick<Claims, 'aud' | 'sub' | 'locale'> & { accessId: number; accessEnd: string }

/** Signs a ticket, good for its time from `iat` on. @param by the current key unless given */
export async function signTicket(
  { config, launchKeys }: Pick<Deps, 'config' | 'launchKeys'>,
  claims: Claims,
  by?: SigningKey,
): Promise<string> {
  const { kid, key } = by ?? (await launchKeys.signing())
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: LAUNCH_TICKET_TYPE, kid })
    .setIssuer(config.publicUrl)
    .setExpirationTime(claims.iat + LAUNCH_TICKET_SECONDS)
    .sign(key)
}

/** Signs a ticket and stores its id until it is spent. */
export async function mintTicket(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'launchKeys'>,
  { accessId, accessEnd, ...claims }: NewTicket,
): Promise<string> {
  const at = deps.now()
  const jti = randomUUID()
  const iat = epochSeconds(at)
  const token = await signTicket(deps, {
    ...claims,
    sid: String(accessId),
    access_exp: epochSeconds(accessEnd),
    jti,
    iat,
  })
  await storeTicket(deps.db, {
    jti,
    access_id: accessId,
    created_at: at.toISOString(),
    expires_at: new Date((iat + LAUNCH_TICKET_SECONDS) * 1000).toISOString(),
  })
  return token
}

/** Reads the access that a ticket claims to be for, before anything is proved; 0 where it is unreadable. */
export function accessIdOf(token: string): number {
  try {
    return Number(decodeJwt(token).sid) || 0
  } catch {
    return 0
  }
}

/**
 * Reads the claims of a live ticket that this portal signed, spent or not. The key proves the issuer, whose
 * name may differ between servers of one portal.
 *
 * @param audience the app's code, to accept its own tickets only
 * @param clockTolerance seconds by which a ticket may be too old or too new
 * @throws ProblemError `invalid_ticket`, `ticket_expired`
 */
export async function verifyTicket(
  { now, launchKeys }: Pick<Deps, 'now' | 'launchKeys'>,
  token: string,
  audience?: string,
  clockTolerance = 0,
): Promise<LaunchClaims> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = kid ? await launchKeys.verifying(kid) : null
    if (!key) throw new ProblemError('invalid_ticket')
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      typ: LAUNCH_TICKET_TYPE,
      currentDate: now(),
      clockTolerance,
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
