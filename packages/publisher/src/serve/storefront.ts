import { inLanguage } from '@portal/contract/rules'
import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAsset } from '../site/manifest.ts'
import { followReleases, type PublishedSite } from './followReleases.ts'
import { type Address, findPage, missingPage, readAddress } from './pages.ts'
import type { SiteParts } from './parts.ts'
import { storefrontPolicy } from './policies.ts'
import { sendPreparing } from './preparing.ts'
import { sendFile, sendMissing } from './sendFile.ts'

const SCAN_PERMISSIONS = 'camera=(self), microphone=(), geolocation=()'
/** The API answers its own unknown addresses. */
const OF_THE_API = /^(?:v1|media|\.well-known)(?:\/|$)/

export function sendStorefront({ config, findAppCode }: SiteParts) {
  const published = followReleases(config.dataDir)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = readAddress(request.url)
    if (OF_THE_API.test(address.path)) return reply.callNotFound()
    const site = await published()
    if (site)
      return findFile(site, address, reply) ?? (await redirect(address, reply)) ?? miss(site, address, reply)
    if (config.publishHook) throw new ProblemError('not_found')
    return sendPreparing(reply, address.language, 'site')
  }

  /** Redirects an app's page requested by id, or with the code in other letters. */
  async function redirect({ page, language }: Address, reply: FastifyReply) {
    const asked = /^apps\/([A-Za-z0-9]{1,10})$/.exec(page)?.[1]
    const code = asked && (await findAppCode(asked))
    return code && code !== asked ? reply.redirect(inLanguage(language, `/apps/${code}`), 302) : null
  }
}

function findFile({ current, older }: PublishedSite, address: Address, reply: FastifyReply) {
  for (const release of [current, ...(isAsset(address.path) ? older : [])]) {
    const file = findPage(release, address)
    if (!file) continue
    if (file.path.endsWith('.html')) reply.headers(pageHeaders(address.page, file.policy))
    return sendFile(reply, release, file)
  }
  return null
}

function miss({ current }: PublishedSite, { path, page, language }: Address, reply: FastifyReply) {
  const missing = missingPage(current, language)
  if (!missing || isAsset(path)) throw new ProblemError('not_found')
  return sendMissing(reply.headers(pageHeaders(page, missing.policy)), current, missing)
}

const pageHeaders = (page: string, policy?: string) => ({
  'content-security-policy': storefrontPolicy(policy),
  // Only the scanner uses the camera.
  ...(page === 'debug' && { 'permissions-policy': SCAN_PERMISSIONS }),
})
