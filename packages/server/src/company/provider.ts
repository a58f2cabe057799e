import { HOUR_MS, SECOND_MS } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyBaseLogger } from 'fastify'
import * as openid from 'openid-client'
import type { CompanySettings } from '../env.ts'
import { clientSecret } from './clientSecret.ts'

const KNOWN_FOR_MS = HOUR_MS
/** A provider that did not answer is left alone for a moment, so that a crowd does not wait one by one. */
const LEFT_ALONE_MS = 5 * SECOND_MS
const TIMEOUT_S = 8
/** Seconds by which the clocks of provider and portal may differ. */
export const CLOCK_TOLERANCE_S = 60

type ProviderDeps = { config: { company: CompanySettings | null }; now: () => Date; log: FastifyBaseLogger }
export type Provider = NonNullable<ReturnType<typeof createProvider>>

/**
 * Knows the company's OpenID Connect provider: asks who it is on first use and again each hour, so that a provider
 * that is away stops neither the start nor the sign-in with a password.
 *
 * @returns `null` where no provider is set
 */
export function createProvider({ config: { company }, now, log }: ProviderDeps) {
  if (!company) return null
  const issuer = new URL(company.issuer)
  const isPlain = issuer.protocol === 'http:'
  let known: { metadata: openid.ServerMetadata; until: number } | undefined
  let silentUntil = 0
  let asking: Promise<openid.ServerMetadata> | undefined

  async function ask() {
    try {
      const found = await openid.discovery(issuer, company?.clientId ?? '', undefined, undefined, {
        timeout: TIMEOUT_S,
        ...(isPlain && { execute: [openid.allowInsecureRequests] }),
      })
      known = { metadata: found.serverMetadata(), until: Date.now() + KNOWN_FOR_MS }
      return known.metadata
    } catch (error) {
      silentUntil = Date.now() + LEFT_ALONE_MS
      log.error({ event: 'company provider unreachable', issuer: issuer.href, err: error }, 'security')
      throw new ProblemError('provider_unreachable')
    }
  }

  return {
    ...company,
    /**
     * Gives what the library needs for one exchange. Keys are fetched anew by each, so that a rotation is seen at
     * once.
     *
     * @throws ProblemError `provider_unreachable` (503)
     */
    async configuration(): Promise<openid.Configuration> {
      if (!known || known.until < Date.now()) {
        if (Date.now() < silentUntil) throw new ProblemError('provider_unreachable')
        asking ??= ask().finally(() => {
          asking = undefined
        })
        await asking
      }
      if (!known) throw new ProblemError('provider_unreachable')
      return configurationOf(known.metadata, company, now)
    },
  }
}

function configurationOf(metadata: openid.ServerMetadata, company: CompanySettings, now: () => Date) {
  const { clientId, issuer } = company
  const client = {
    [openid.clockTolerance]: CLOCK_TOLERANCE_S,
    [openid.clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
  }
  const authenticate = clientSecret(company, metadata)
  const configuration = new openid.Configuration(metadata, clientId, client, authenticate)
  configuration.timeout = TIMEOUT_S
  // Checks the signature of each ID token, which the library leaves to TLS otherwise.
  openid.enableNonRepudiationChecks(configuration)
  if (issuer.startsWith('http:')) openid.allowInsecureRequests(configuration)
  return configuration
}
