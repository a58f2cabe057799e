import multipart from '@fastify/multipart'
import { endpoints } from '@portal/contract'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { sendMedia } from './serve.ts'
import { uploadRoutes } from './uploadRoutes.ts'
import { videoAddress } from './videoAddress.ts'

/** Uploads for editors, and stored files for everybody. */
export const mediaRoutes: Module = async (app, context) => {
  await app.register(async (scope) => {
    // In this scope only: elsewhere a multipart body is refused.
    await scope.register(multipart)
    uploadRoutes(scope.withTypeProvider<ZodTypeProvider>(), context)
  })

  route(app, endpoints.readVideoAddress, ({ params, reply }) => {
    reply.header('cache-control', 'no-store')
    return videoAddress(context, params.id, params.language)
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:path',
    schema: { params: z.object({ path: z.string() }) },
    handler: (request, reply) => sendMedia(context, request, reply, request.params.path),
  })
}
