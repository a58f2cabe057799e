import { ProblemError } from '@portal/platform/http/problem'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { z } from 'zod'
import { isSilence } from './failures.ts'
import { CLOCK_TOLERANCE_S, type Provider } from './provider.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Seconds for which a logout token is taken, and its `jti` remembered. */
export const LOGOUT_TOKEN_S = 600
/** Signatures with a key pair: never symmetric ones, and never `none`. */
const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'EdDSA']
const TYPES = [undefined, 'jwt', 'logout+jwt', 'application/logout+jwt']

const Claims = z
  .object({
    jti: z.string().min(1),
    sub: z.string().optional(),
    sid: z.string().optional(),
    events: z.object({ [EVENT]: z.record(z.string(), z.unknown()) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub ?? sid)
export type LogoutToken = z.output<typeof Claims>

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6).
 *
 * @throws ProblemError `invalid_logout_token` (400), `provider_unreachable` (503)
 */
export async function readLogoutToken(provider: Provider, token: string, now: Date): Promise<LogoutToken> {
  try {
    // Refuses another issuer before any keys are fetched.
    if (decodeJwt(token).iss !== provider.issuer) throw new ProblemError('invalid_logout_token')
    const { jwks_uri = '' } = (await provider.configuration()).serverMetadata()
    const { payload, protectedHeader } = await jwtVerify(token, createRemoteJWKSet(new URL(jwks_uri)), {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: now,
      maxTokenAge: LOGOUT_TOKEN_S,
    })
    if (!TYPES.includes(protectedHeader.typ?.toLowerCase())) throw new ProblemError('invalid_logout_token')
    return Claims.parse(payload)
  } catch (error) {
    if (isSilence(error)) throw new ProblemError('provider_unreachable')
    throw new ProblemError('invalid_logout_token')
  }
}
