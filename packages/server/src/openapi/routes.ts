import { createHash } from 'node:crypto'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { Module } from '../app.ts'
import { referencePage, STYLE } from './page.ts'

const styleHash = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`

/** The document and its reference page: written once, then served from memory. */
export const openapiRoutes: Module = (app) => {
  let written: { document: string; page: string } | undefined
  const texts = () => {
    if (written) return written
    const document = app.swagger() as OpenAPIV3_1.Document
    written = { document: JSON.stringify(document), page: referencePage(document) }
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
        .send(texts().document),
  })

  app.route({
    method: 'GET',
    url: '/v1/docs',
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY })
        .type('text/html; charset=utf-8')
        .send(texts().page),
  })
}
