import type { KeyObject } from 'node:crypto'
import * as openid from 'openid-client'
import type { Deps } from '../deps.ts'
import { unseal } from '../seal.ts'
import { reasonOf } from './failures.ts'
import { ProviderTokens } from './flow.ts'
import type { CompanySession } from './queries.ts'

/** Gives the provider's address of logout (OpenID Connect RP-Initiated Logout 1.0), which leads back home. */
export async function leavingAddress(
  { provider, config, now, log }: Pick<Deps, 'provider' | 'config' | 'now' | 'log'>,
  secret: KeyObject,
  { sealed }: CompanySession,
): Promise<string | null> {
  const tokens = await unseal({ secret, purpose: 'session' }, ProviderTokens, sealed, now())
  if (!provider || !tokens) return null
  try {
    const configuration = await provider.configuration()
    if (!configuration.serverMetadata().end_session_endpoint) return null
    const parameters = { id_token_hint: tokens.idToken, post_logout_redirect_uri: `${config.publicUrl}/` }
    return openid.buildEndSessionUrl(configuration, parameters).href
  } catch (error) {
    // The session here has ended all the same.
    log.warn({ event: 'company logout not offered', reason: reasonOf(error) }, 'security')
    return null
  }
}
