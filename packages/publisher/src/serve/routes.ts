import fastifyStatic from '@fastify/static'
import type { App } from '@portal/platform/http/instance'
import { CONSOLE_ADDRESSES, sendConsole } from './console.ts'
import type { SiteParts } from './parts.ts'
import { sendStorefront } from './storefront.ts'

/** Serves the static site at `/` and the console at `/admin`. */
export function registerSite(app: App, parts: SiteParts) {
  const hidden = { schema: { hide: true } }
  // Files change with each release, so each is sent by hand, from the folder of its release.
  app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Browsers revalidate by the ETag.
    lastModified: false,
  })
  const toConsole = sendConsole(parts.config)
  app.get('/admin', hidden, toConsole)
  app.get('/admin/*', hidden, toConsole)
  for (const [address, place] of CONSOLE_ADDRESSES)
    app.get(address, hidden, (_request, reply) => reply.redirect(place, 302))
  app.get('/en/admin/*', hidden, (request, reply) =>
    reply.redirect(`${request.url.slice('/en'.length).split('?', 1)[0]}?lang=en`, 302),
  )
  app.get('/*', hidden, sendStorefront(parts))
}
