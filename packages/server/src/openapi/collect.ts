import type { App } from '@portal/platform/http/instance'
import type { RouteOptions } from 'fastify'

/** A route of the API as its module wrote it: what the document is made of. */
export type DocumentedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'onRequest'>

/**
 * Notes the API's routes from here on. The document itself is written when somebody asks for it: no start waits for it.
 *
 * @returns a list that grows as the modules register; the pages that the same server sends are not in it
 */
export function collectRoutes(app: App): DocumentedRoute[] {
  const routes: DocumentedRoute[] = []
  app.addHook('onRoute', ({ method, url, schema, onRequest }) => {
    if (method !== 'HEAD' && /^\/(v1|\.well-known)\//.test(url))
      routes.push({ method, url, schema, onRequest })
  })
  return routes
}
