import { ProblemError } from '@portal/platform/http/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { consoleFolder, isConsoleBuilt } from '../build/consoleBuild.ts'
import { type BuiltSite, readSite } from '../site/manifest.ts'
import { readAddress } from './pages.ts'
import type { SiteParts } from './parts.ts'
import { CONSOLE_POLICY } from './policies.ts'
import { sendPreparing } from './preparing.ts'
import { sendFile } from './sendFile.ts'

const PLACES = {
  '/appsadmin': '/admin/manageapps',
  '/usersadmin': '/admin/manageusers',
  '/appsrequestadmin': '/admin/requestappaccess',
}
/** Addresses that lead into the console, and their targets; the English ones also set its language. */
export const CONSOLE_ADDRESSES: [string, string][] = [
  ['/en/admin', '/admin?lang=en'],
  ...Object.entries(PLACES),
  ...Object.entries(PLACES).map(([address, place]): [string, string] => [
    `/en${address}`,
    `${place}?lang=en`,
  ]),
]

type Config = SiteParts['config']

export function sendConsole(config: Config) {
  const folder = consoleFolder(config.dataDir)
  let built: BuiltSite | null = null
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!built && (await isConsoleBuilt(folder))) built = await readSite(folder)
    if (!built) return sendPreparing(reply, isEnglish(request) ? 'en' : 'fr', 'console')
    const name = readAddress(request.url).path.replace(/^admin\/?/, '')
    const file = built.files.get(name)
    if (file && name !== 'index.html') return sendFile(reply, built, file)
    const page = built.files.get('index.html')
    // A missing asset is not the console's page.
    if (!page || name.startsWith('assets/')) throw new ProblemError('not_found')
    return sendFile(reply.header('content-security-policy', consolePolicy(config)), built, page)
  }
}

const isEnglish = ({ url }: FastifyRequest) => /[?&]lang=en(?:&|$)/.test(url)

/** Pictures and videos may come from a host of their own. */
function consolePolicy({ mediaBaseUrl, publicUrl }: Config) {
  const { origin } = new URL(mediaBaseUrl)
  if (origin === new URL(publicUrl).origin) return CONSOLE_POLICY
  return CONSOLE_POLICY.replace(/((?:img|media)-src 'self')/g, `$1 ${origin}`)
}
