import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Language, UploadAnswer } from '@portal/contract'
import { sentence } from '@portal/messages'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { oneAtATime } from '../lib/queue.ts'
import { languageOf } from '../plugins/problems.ts'
import { ProblemError } from '../problem.ts'
import { attachMedia, findApp } from './attach.ts'
import { imageKind } from './imageKind.ts'
import { makeVariants } from './imageVariants.ts'
import { type Extension, MEDIA_TYPES } from './kinds.ts'
import { incomingFolder, type Received, receiveFile, startOf } from './receive.ts'
import { isPlayed, probeVideo } from './video/probe.ts'

/** Stated to people by `common.maxFileUploadSize` (decisions, section 2). */
export const IMAGE_MAX_BYTES = 6_000_000
export const CAPTIONS_MAX_BYTES = 500_000
const WAITING_IMAGES_MAX = 40

type Tools = Pick<Deps, 'db' | 'files' | 'now' | 'config'>
export type Target = { id: number; language: Language }

/** Images are decoded one at a time, so that a storm of uploads starves nothing else (security, UP15). */
const inImageQueue = oneAtATime(WAITING_IMAGES_MAX)

/** `PUT /v1/apps/upload/{id}/{language}`: a png or jpeg by content, written anew (security, 2.7). */
export function uploadImage(tools: Tools, request: FastifyRequest, target: Target): Promise<UploadAnswer> {
  return withUpload(tools, request, target, IMAGE_MAX_BYTES, ({ file }) => storeImage(tools, target, file))
}

/** Also what the demonstration's pictures go through. */
export async function storeImage(
  tools: Tools,
  { id, language }: Target,
  file: string,
): Promise<UploadAnswer> {
  const kind = imageKind(await startOf(file, 16))
  if (!kind) throw new ProblemError('unsupported_media_type')
  const { main, set, files } = await inImageQueue(() =>
    makeVariants(file, kind, incomingFolder(tools.config.dataDir)),
  )
  await attachMedia(tools, { appId: id, language, kind: 'image' }, { main, set, files })
  return { message: main, image: set }
}

/** `PUT /v1/apps/video-upload/{id}/{language}`: mp4, webm, ogg or mkv by container, with a picture in it. */
export function uploadVideo(tools: Tools, request: FastifyRequest, target: Target): Promise<UploadAnswer> {
  return withUpload(tools, request, target, tools.config.videoMaxBytes, async ({ file }) => {
    const { message, codec } = await storeVideo(tools, target, file)
    const warning = sentence(languageOf(request), 'site.videoMayNotPlay', { codec })
    return { message, ...(!isPlayed(codec) && { warning }) }
  })
}

/** Also what the demonstration's films go through. */
export async function storeVideo(tools: Tools, target: Target, file: string) {
  const video = await probeVideo(file)
  if (!video) throw new ProblemError('unsupported_media_type')
  if (!video.codec) throw new ProblemError('unreadable_video')
  return { message: await storeAs(tools, target, 'video', video.extension, file), codec: video.codec }
}

/** `PUT /v1/apps/captions-upload/{id}/{language}`: WebVTT, for who does not hear the video. */
export function uploadCaptions(tools: Tools, request: FastifyRequest, target: Target): Promise<UploadAnswer> {
  return withUpload(tools, request, target, CAPTIONS_MAX_BYTES, ({ file }) =>
    storeCaptions(tools, target, file),
  )
}

export async function storeCaptions(tools: Tools, target: Target, file: string): Promise<UploadAnswer> {
  if (!isWebVtt(await readFile(file))) throw new ProblemError('unsupported_media_type')
  return { message: await storeAs(tools, target, 'captions', 'vtt', file) }
}

/** UTF-8 that begins with the signature and a blank (WebVTT, section 4.1). */
function isWebVtt(content: Buffer) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\0')
  } catch {
    return false
  }
}

async function storeAs(
  tools: Tools,
  { id, language }: Target,
  kind: 'video' | 'captions',
  extension: Extension,
  localFile: string,
) {
  const main = `${randomBytes(16).toString('hex')}.${extension}`
  const files = [{ path: main, localFile, contentType: MEDIA_TYPES[extension] }]
  await attachMedia(tools, { appId: id, language, kind }, { main, files })
  return main
}

/** Receives the body once the app is known to exist, and leaves nothing behind whatever happens. */
async function withUpload<Result>(
  tools: Tools,
  request: FastifyRequest,
  { id, language }: Target,
  limit: number,
  store: (received: Received) => Promise<Result>,
): Promise<Result> {
  await findApp(tools, id)
  const received = await receiveFile(request, {
    folder: incomingFolder(tools.config.dataDir),
    limit,
    language,
  })
  try {
    return await store(received)
  } finally {
    await received.dispose()
  }
}
