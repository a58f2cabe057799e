import type { Language } from '@portal/contract'
import * as openid from 'openid-client'
import type { Flow } from '../flow.ts'
import type { Provider } from '../provider.ts'

type Beginning = { language: Language; next?: string | undefined; app?: string | undefined }

/**
 * Begins a sign-in with a state, a nonce and a PKCE verifier of its own.
 *
 * @returns the address at the provider, and what the browser must bring back
 * @throws ProblemError `provider_unreachable`
 */
export async function begin(
  provider: Provider,
  redirect_uri: string,
  beginning: Beginning,
): Promise<{ address: URL; flow: Flow }> {
  const configuration = await provider.configuration()
  const flow: Flow = {
    ...beginning,
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  }
  const address = openid.buildAuthorizationUrl(configuration, {
    redirect_uri,
    scope: provider.scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ui_locales: beginning.language,
  })
  return { address, flow }
}
