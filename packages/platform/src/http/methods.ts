import type { FastifyInstance } from 'fastify'

/**
 * Remembers every route, so that a known path with another method answers 405 and lists its methods (RFC
 * 9110, 15.5.6).
 *
 * @returns a function that gives the methods of a path; empty for an unknown path
 */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    // A catch-all does not know the paths that it serves.
    if (url.includes('*')) return
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const one of [method].flat()) route.methods.add(one)
    routes.set(url, route)
  })
  return (path) =>
    [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods])
      .sort()
}

const patternOf = (url: string) => {
  const parts = url
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}/?$`)
}
