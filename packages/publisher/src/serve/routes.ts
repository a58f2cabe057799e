import type { App } from '@portal/platform/http/instance'
import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { consoleFolder, isConsoleBuilt } from '../build/consoleBuild.ts'
import { type BuiltSite, readSite } from '../site/manifest.ts'
import { type Address, findPage, missingPage, readAddress } from './pages.ts'
import { CONSOLE_POLICY, storefrontPolicy } from './policies.ts'
import { sendPreparing } from './preparing.ts'
import { sendFile } from './sendFile.ts'
import { followStorefront } from './storefront.ts'

/** Specified addresses of the console's resources (specification, section 2). */
const CONSOLE_SHORTCUTS = {
  '/appsadmin': '/admin/manageapps',
  '/usersadmin': '/admin/manageusers',
  '/appsrequestadmin': '/admin/requestappaccess',
}
const SCAN_PERMISSIONS = 'camera=(self), microphone=(), geolocation=()'

export type SiteParts = {
  config: { dataDir: string; publishHook?: string | undefined; publicUrl: string; mediaBaseUrl: string }
  /** Finds the code of an app by its id, or by its code in other letters; `null` where there is none. */
  findAppCode(asked: string): Promise<string | null>
}

/** Serves the static site at `/` and the console at `/admin`. */
export function registerSite(app: App, context: SiteParts) {
  const hidden = { schema: { hide: true } }
  const sendConsole = consoleSender(context)
  app.get('/admin', hidden, sendConsole)
  app.get('/admin/*', hidden, sendConsole)
  for (const [address, resource] of Object.entries(CONSOLE_SHORTCUTS))
    for (const prefix of ['', '/en'])
      app.get(`${prefix}${address}`, hidden, (_request, reply) => reply.redirect(resource, 302))
  app.get('/*', hidden, storefrontSender(context))
}

function storefrontSender(context: SiteParts) {
  const storefront = followStorefront(context.config.dataDir)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = readAddress(request.url)
    // The API's own addresses answer as the API does.
    if (!address || /^(?:v1|media|\.well-known)(?:\/|$)/.test(address.path)) return reply.callNotFound()
    const site = await storefront()
    if (!site) {
      if (context.config.publishHook) throw new ProblemError('not_found')
      return sendPreparing(reply, address.language, 'site')
    }
    for (const release of [site.current, ...(isAsset(address.path) ? site.older : [])]) {
      const file = findPage(release, address)
      const headers = file?.path.endsWith('.html') ? pageHeaders(address.page, file.policy) : {}
      if (file && (await sendFile(request, reply, release, file, { headers }))) return reply
    }
    const moved = await codePath(context, address)
    if (moved) return reply.redirect(moved, 302)
    const missing = missingPage(site.current, address.language)
    if (!missing || isAsset(address.path)) throw new ProblemError('not_found')
    const headers = pageHeaders(address.page, missing.policy)
    await sendFile(request, reply, site.current, missing, { status: 404, headers })
    return reply
  }
}

/** The path of an app's page that was asked for by the app's id, or in other letters than its code's. */
async function codePath({ findAppCode }: SiteParts, { page, language }: Address) {
  const asked = /^apps\/([A-Za-z0-9]{1,10})$/.exec(page)?.[1]
  const code = asked && (await findAppCode(asked))
  return code && code !== asked ? `${language === 'en' ? '/en' : ''}/apps/${code}` : null
}

const isAsset = (path: string) => path.startsWith('_astro/')

const pageHeaders = (page: string, policy?: string) => ({
  'content-security-policy': storefrontPolicy(policy),
  // The scanner alone uses the camera (security, 2.6).
  ...(page === 'debug' && { 'permissions-policy': SCAN_PERMISSIONS }),
})

function consoleSender(context: SiteParts) {
  let built: BuiltSite | null = null
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const folder = built ? null : consoleFolder()
    if (folder && (await isConsoleBuilt(folder))) built = await readSite(folder)
    if (!built) return sendPreparing(reply, 'fr', 'console')
    const name = readAddress(request.url)?.path.replace(/^admin\/?/, '') ?? ''
    const file = built.files.get(name)
    if (file && name !== 'index.html' && (await sendFile(request, reply, built, file))) return reply
    // A file that is gone is not the console's page.
    if (name.startsWith('assets/')) throw new ProblemError('not_found')
    const page = built.files.get('index.html')
    if (!page) throw new ProblemError('not_found')
    const headers = { 'content-security-policy': consolePolicy(context) }
    await sendFile(request, reply, built, page, { headers })
    return reply
  }
}

/** Pictures and films may come from a host of their own. */
function consolePolicy({ config }: SiteParts) {
  const { origin } = new URL(config.mediaBaseUrl)
  if (origin === new URL(config.publicUrl).origin) return CONSOLE_POLICY
  return CONSOLE_POLICY.replace(/((?:img|media)-src 'self')/g, `$1 ${origin}`)
}
