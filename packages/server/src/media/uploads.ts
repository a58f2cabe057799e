import { IMAGE_MAX_BYTES, type Language, type UploadAnswer } from '@portal/contract'
import { sentence } from '@portal/messages'
import { languageOf } from '@portal/platform/http/language'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Author } from '../journal/author.ts'
import { attachMedia, existingApp } from './attach.ts'
import { prepareCaptions, prepareImage, prepareVideo } from './prepare.ts'
import { incomingFolder, receiveFile } from './receive.ts'
import { isPlayed } from './videoKind.ts'

/** States {@link IMAGE_MAX_BYTES} to people (docs/product.md#media). */
const IMAGE_TOO_LARGE = 'common.maxFileUploadSize'
export const CAPTIONS_MAX_BYTES = 500_000

type UploadDeps = Pick<Deps, 'db' | 'files' | 'now' | 'config' | 'catalogueEdited'>
export type Target = { id: number; language: Language }

/** `PUT /v1/apps/upload/{id}/{language}`: stores an image. */
export function uploadImage(
  deps: UploadDeps,
  request: FastifyRequest,
  by: Author,
  target: Target,
): Promise<UploadAnswer> {
  return withUpload(
    deps,
    request,
    target,
    { limit: IMAGE_MAX_BYTES, tooLarge: IMAGE_TOO_LARGE },
    async (file) => {
      const media = await prepareImage(file, incomingFolder(deps.config.dataDir))
      await attachMedia(deps, by, { appId: target.id, language: target.language, kind: 'image' }, media)
      return { message: media.main, image: media.set }
    },
  )
}

/** `PUT /v1/apps/video-upload/{id}/{language}`: stores a video. */
export function uploadVideo(
  deps: UploadDeps,
  request: FastifyRequest,
  by: Author,
  target: Target,
): Promise<UploadAnswer> {
  return withUpload(deps, request, target, { limit: deps.config.videoMaxBytes }, async (file) => {
    const { codec, ...media } = await prepareVideo(file)
    await attachMedia(deps, by, { appId: target.id, language: target.language, kind: 'video' }, media)
    const warning = sentence(languageOf(request), 'site.videoMayNotPlay', { codec })
    return { message: media.main, ...(!isPlayed(codec) && { warning }) }
  })
}

/** `PUT /v1/apps/captions-upload/{id}/{language}`: stores the captions of a video. */
export function uploadCaptions(
  deps: UploadDeps,
  request: FastifyRequest,
  by: Author,
  target: Target,
): Promise<UploadAnswer> {
  return withUpload(deps, request, target, { limit: CAPTIONS_MAX_BYTES }, async (file) => {
    const media = await prepareCaptions(file)
    await attachMedia(deps, by, { appId: target.id, language: target.language, kind: 'captions' }, media)
    return { message: media.main }
  })
}

/** Receives the body once the app is known to exist, and cleans up in any case. */
async function withUpload<Result>(
  deps: UploadDeps,
  request: FastifyRequest,
  { id, language }: Target,
  size: { limit: number; tooLarge?: string },
  store: (file: string) => Promise<Result>,
): Promise<Result> {
  await existingApp(deps, id)
  const folder = incomingFolder(deps.config.dataDir)
  const received = await receiveFile(request, { folder, language, ...size })
  try {
    return await store(received.file)
  } finally {
    await received.dispose()
  }
}
