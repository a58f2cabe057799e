import { PublicApps } from '@portal/contract'
import type { FastifySchema } from 'fastify'
import type { Module } from '../app.ts'
import { currentCatalogue } from './current.ts'
import { pickEncoding } from './encodings.ts'

// The answer is bytes that are ready: the schema documents it, and nothing is serialised.
const schema: FastifySchema = {
  tags: ['catalogue'],
  summary: 'The public catalogue, every app in its order',
  response: { 200: PublicApps },
}

/** `GET /v1/publicsapps/` (specification, section 7): needs no sign-in, carries no address of a demo. */
export const catalogueRoutes: Module = (app, deps) => {
  const catalogue = currentCatalogue(deps)
  app.addHook('onClose', async () => catalogue.close())

  app.route({
    method: 'GET',
    url: '/v1/publicsapps/',
    schema,
    handler: async (request, reply) => {
      const snapshot = await catalogue.get()
      const encoding = pickEncoding(request.headers['accept-encoding'])
      reply
        .header('etag', etagOf(snapshot.hash, encoding))
        .header('cache-control', 'no-cache')
        .header('vary', 'Accept-Encoding')
      if (isKnown(request.headers['if-none-match'], snapshot.hash)) return reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .send(await snapshot.body(encoding))
    },
  })
}

/** Strong: each encoding has a tag of its own (RFC 9110, section 8.8.3.3). */
const etagOf = (hash: string, encoding: string) =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`

/** Whether the caller holds this content in any encoding; what it has is as good as what it would get. */
function isKnown(header: string | undefined, hash: string) {
  if (!header) return false
  if (header.trim() === '*') return true
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.some((tag) => ['identity', 'br', 'gzip'].some((encoding) => tag === etagOf(hash, encoding)))
}
