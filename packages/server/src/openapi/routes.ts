import { ProblemError } from '@portal/platform/http/problem'
import { z } from 'zod'
import type { Module } from '../module.ts'
import { PAGE, POLICY, readAsset } from './page.ts'

/** The description of the API, written when it is first asked for, and the page that shows it. */
export const openapiRoutes: Module = (app, { config }) => {
  let written: Promise<string> | undefined
  const write = async () => {
    const { writeDocument } = await import('./document.ts')
    const { contactEmail: email, publicUrl: url } = config
    return JSON.stringify(writeDocument({ email, url }))
  }

  app.get('/v1/openapi.json', async (_request, reply) => {
    written ??= write()
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await written)
  })

  app.get('/v1/docs', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  )

  const schema = { params: z.object({ name: z.string() }) }
  app.get('/v1/docs/:name', { schema }, async ({ params }, reply) => {
    const asset = await readAsset(params.name)
    if (!asset) throw new ProblemError('not_found')
    return reply.header('cache-control', 'public, max-age=86400').type(asset.type).send(asset.text)
  })
}
