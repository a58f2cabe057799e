import { createHash } from 'node:crypto'
import type { Context, Module } from '../module.ts'

/** The document and its reference page: written once, then served from memory. */
export const openapiRoutes: Module = (app, { routes, guard }) => {
  let written: ReturnType<typeof write> | undefined
  const texts = () => {
    written ??= write(routes, guard)
    return written
  }

  app.route({
    method: 'GET',
    url: '/v1/openapi.json',
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/json; charset=utf-8')
        .send((await texts()).document),
  })

  app.route({
    method: 'GET',
    url: '/v1/docs',
    schema: { hide: true },
    handler: async (_request, reply) => {
      const { page, policy } = await texts()
      return reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
        .type('text/html; charset=utf-8')
        .send(page)
    },
  })
}

/** What writes them is read now, not by every start. */
async function write(routes: Context['routes'], guard: Context['guard']) {
  const [{ writeDocument }, { referencePage, STYLE }] = await Promise.all([
    import('./document.ts'),
    import('./page.ts'),
  ])
  const document = await writeDocument(routes, guard)
  const style = createHash('sha256').update(STYLE).digest('base64')
  return {
    document: JSON.stringify(document),
    page: referencePage(document),
    policy: `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`,
  }
}
