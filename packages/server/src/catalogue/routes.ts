import { PublicApps } from '@portal/contract'
import type { FastifySchema } from 'fastify'
import type { Module } from '../module.ts'
import { currentCatalogue } from './current.ts'
import { pickEncoding } from './encodings.ts'

// The answer is bytes that are ready: the schema documents it, and nothing is serialised.
const schema: FastifySchema = {
  tags: ['catalogue'],
  summary: 'The public catalogue, every app in its order',
  response: { 200: PublicApps },
}
/** Kept by everybody, and asked for again each time: the answer is a 304 nearly always. */
const CACHING = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' }

/** `GET /v1/publicsapps/` (specification, section 7): needs no sign-in, carries no address of a demo. */
export const catalogueRoutes: Module = (app, context) => {
  const catalogue = currentCatalogue(context)
  app.addHook('onClose', async () => catalogue.close())

  app.route({
    method: 'GET',
    url: '/v1/publicsapps/',
    schema,
    handler: async ({ headers }, reply) => {
      const snapshot = await catalogue.get()
      const form = await snapshot.form(pickEncoding(headers['accept-encoding']?.toString()))
      reply.headers({ ...CACHING, etag: form.etag })
      if (snapshot.isKnown(headers['if-none-match'])) return reply.code(304).send()
      return reply.headers(form.headers).send(form.body)
    },
  })
}
