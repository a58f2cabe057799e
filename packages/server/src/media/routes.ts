import multipart from '@fastify/multipart'
import { UploadAnswer, UploadParams, VideoAddress } from '@portal/contract'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Context, Module } from '../module.ts'
import { callerOf } from '../sessions/guards.ts'
import { detachMedia } from './attach.ts'
import { sendMedia } from './serve.ts'
import { type Target, uploadCaptions, uploadImage, uploadVideo } from './uploads.ts'
import { uploadTurns } from './uploadTurns.ts'
import { videoAddress } from './videoAddress.ts'

/** For each account (docs/security.md#limits). */
const UPLOADS_AT_ONCE = 2
/** A large image waits for its turn longer than a silent connection usually may. */
const PATIENCE_MS = 120_000

/** Uploads for administrators, and the stored files for everybody. */
export const mediaRoutes: Module = async (app, context) => {
  await app.register(async (scope) => {
    // Only here: elsewhere a multipart body is refused.
    await scope.register(multipart)
    uploadRoutes(scope.withTypeProvider<ZodTypeProvider>(), context)
  })

  app.route({
    method: 'GET',
    url: '/v1/apps/:id/video/:language',
    onRequest: context.guard.user,
    schema: {
      tags: ['media'],
      summary: 'Where to watch a video, for a few minutes',
      params: UploadParams,
      response: { 200: VideoAddress },
    },
    handler: ({ params }, reply) => {
      reply.header('cache-control', 'no-store')
      return videoAddress(context, params.id, params.language)
    },
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:path',
    schema: { tags: ['media'], summary: 'A stored file', params: z.object({ path: z.string() }) },
    handler: (request, reply) => sendMedia(context, request, reply, request.params.path),
  })
}

type Upload = (tools: Context, request: FastifyRequest, target: Target) => Promise<UploadAnswer>

function uploadRoutes(app: Parameters<Module>[0], context: Context) {
  const inTurn = uploadTurns(Math.ceil(UPLOADS_AT_ONCE * context.config.limitsFactor))
  const put = (url: string, summary: string, upload: Upload) =>
    app.route({
      method: 'PUT',
      url,
      // Before the body is read: whoever may not upload sends nothing.
      onRequest: context.guard.admin,
      config: { limit: 'upload' },
      schema: {
        tags: ['media'],
        summary,
        consumes: ['multipart/form-data'],
        params: UploadParams,
        response: { 200: UploadAnswer },
      },
      handler: (request) => {
        request.raw.socket.setTimeout(PATIENCE_MS)
        return inTurn(callerOf(request).user.id, () => upload(context, request, request.params))
      },
    })
  put('/v1/apps/upload/:id/:language', 'Store an image', uploadImage)
  put('/v1/apps/video-upload/:id/:language', 'Store a video', uploadVideo)
  put('/v1/apps/captions-upload/:id/:language', 'Store the captions of a video', uploadCaptions)

  const remove = (url: string, summary: string, kinds: Array<'image' | 'video' | 'captions'>) =>
    app.route({
      method: 'DELETE',
      url,
      onRequest: context.guard.admin,
      schema: { tags: ['media'], summary, params: UploadParams, response: { 204: z.null() } },
      handler: async ({ params: { id, language } }, reply) => {
        for (const kind of kinds) await detachMedia(context, { appId: id, language, kind })
        return reply.code(204).send(null)
      },
    })
  remove('/v1/apps/upload/:id/:language', 'Remove an image', ['image'])
  remove('/v1/apps/video-delete/:id/:language', 'Remove a video and its captions', ['video', 'captions'])
  remove('/v1/apps/captions-upload/:id/:language', 'Remove the captions of a video', ['captions'])
}
