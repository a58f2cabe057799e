import * as openid from 'openid-client'
import { lacksClaims, personOf } from '../claims.ts'
import type { Arrival, Flow } from '../flow.ts'
import type { Provider } from '../provider.ts'

/**
 * Trades the code for the provider's tokens. The library checks state, issuer, audience, nonce, PKCE, times and
 * signature (OpenID Connect Core 1.0, 3.1.3.7; RFC 9700).
 *
 * @param address the address of return with its query
 * @throws ProblemError `provider_unreachable`, or an error of the library that says what did not fit
 */
export async function finish(provider: Provider, address: URL, flow: Flow): Promise<Arrival> {
  const configuration = await provider.configuration()
  const tokens = await openid.authorizationCodeGrant(configuration, address, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims || !tokens.id_token) throw new Error('The provider gave no ID token')
  const { adminGroup, editorGroup } = provider
  const isShort = lacksClaims(claims, Boolean(adminGroup ?? editorGroup))
  const more =
    isShort && configuration.serverMetadata().userinfo_endpoint
      ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : null
  return {
    subject: claims.sub,
    person: personOf(claims, more),
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token ?? null,
  }
}
