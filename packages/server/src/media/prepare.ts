import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { MediaKind } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { createQueue } from '@portal/platform/jobs/queue'
import { fileTypeFromFile } from 'file-type'
import type { Media } from './attach.ts'
import { makeVariants } from './imageVariants.ts'
import { type Extension, type ImageExtension, MEDIA_TYPES } from './kinds.ts'
import { UnreadableVideo, videoKind } from './videoKind.ts'

/** Decodes one image at a time in the whole process, so that uploads starve nothing else. */
const images = createQueue({ atOnce: 1, waiting: 40, retryAfter: 10 })
export const imagesWaiting = images.waiting

/** Accepted images, by `file-type`'s names; of an animated PNG the first frame is taken. */
const IMAGES = new Map<string, ImageExtension>([
  ['png', 'png'],
  ['apng', 'png'],
  ['jpg', 'jpg'],
])

/**
 * Re-encodes an image in the sizes that are shown.
 *
 * @param folder where the new files are written
 * @throws ProblemError `unsupported_media_type`, `unreadable_image`; `unavailable` with a full queue
 */
export async function prepareImage(
  file: string,
  folder: string,
): Promise<Media & Required<Pick<Media, 'set'>>> {
  const kind = IMAGES.get((await fileTypeFromFile(file))?.ext ?? '')
  if (!kind) throw new ProblemError('unsupported_media_type')
  return images.run(() => makeVariants(file, kind, folder))
}

/**
 * Checks a video, which is stored unchanged.
 *
 * @throws ProblemError `unsupported_media_type` for another container or one without a video track,
 * `unreadable_video` for a broken one
 */
export async function prepareVideo(file: string): Promise<Media & { codec: string }> {
  const video = await videoKind(file).catch((error: unknown) => {
    throw error instanceof UnreadableVideo ? new ProblemError('unreadable_video') : error
  })
  if (!video?.codec) throw new ProblemError('unsupported_media_type')
  return { ...asItIs(file, video.extension), codec: video.codec }
}

/** Checks a WebVTT file. @throws ProblemError `unsupported_media_type` */
export async function prepareCaptions(file: string): Promise<Media> {
  if (!isWebVtt(await readFile(file))) throw new ProblemError('unsupported_media_type')
  return asItIs(file, 'vtt')
}

/**
 * Prepares a file of any kind.
 *
 * @param folder where new files are written
 * @throws ProblemError as {@link prepareImage}, {@link prepareVideo} and {@link prepareCaptions} do
 */
export async function prepareMedia(kind: MediaKind, file: string, folder: string): Promise<Media> {
  if (kind === 'image') return prepareImage(file, folder)
  if (kind === 'captions') return prepareCaptions(file)
  const { codec: _codec, ...media } = await prepareVideo(file)
  return media
}

function asItIs(localFile: string, extension: Extension): Media {
  const main = `${randomBytes(16).toString('hex')}.${extension}`
  return { main, files: [{ path: main, localFile, contentType: MEDIA_TYPES[extension] }] }
}

/** UTF-8 that starts with the signature and a blank (WebVTT, 4.1). */
function isWebVtt(content: Buffer) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\0')
  } catch {
    return false
  }
}
