import type { Module } from '../module.ts'

/** The description of the API: written when it is first asked for, then served from memory. */
export const openapiRoutes: Module = (app, { config }) => {
  let written: Promise<string> | undefined
  const read = async () => {
    const { writeDocument } = await import('./document.ts')
    const { contactEmail: email, publicUrl: url } = config
    return JSON.stringify(writeDocument({ email, url }))
  }

  app.get('/v1/openapi.json', async (_request, reply) => {
    written ??= read()
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await written)
  })
}
