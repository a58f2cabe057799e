import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ProblemError } from '@portal/platform/http/problem'
import { oneAtATime } from '@portal/platform/jobs/queue'
import type { Media } from './attach.ts'
import { imageKind } from './imageKind.ts'
import { type Extension, MEDIA_TYPES } from './kinds.ts'
import { startOf } from './receive.ts'
import { UnreadableVideo } from './video/bytes.ts'
import { probeVideo } from './video/probe.ts'

const WAITING_IMAGES_MAX = 40
/** Images are decoded one at a time, so that a storm of uploads starves nothing else (security, UP15). */
const inImageQueue = oneAtATime(WAITING_IMAGES_MAX)

/**
 * An image file, written anew in the sizes that are shown.
 *
 * @param folder where the new files are written
 * @throws ProblemError `unsupported_media_type`, `unreadable_image`; `unavailable` with too many in the queue
 */
export async function prepareImage(
  file: string,
  folder: string,
): Promise<Media & Required<Pick<Media, 'set'>>> {
  const kind = imageKind(await startOf(file, 16))
  if (!kind) throw new ProblemError('unsupported_media_type')
  return inImageQueue(async () => {
    // The image library weighs on the memory of a portal that nobody uploads to.
    const { makeVariants } = await import('./imageVariants.ts')
    return makeVariants(file, kind, folder)
  })
}

/**
 * A video file, stored as it is.
 *
 * @throws ProblemError `unsupported_media_type` for another container or one without a picture, `unreadable_video` for a
 *   broken one
 */
export async function prepareVideo(file: string): Promise<Media & { codec: string }> {
  const video = await probeVideo(file).catch((error: unknown) => {
    throw error instanceof UnreadableVideo ? new ProblemError('unreadable_video') : error
  })
  if (!video?.codec) throw new ProblemError('unsupported_media_type')
  return { ...asItIs(file, video.extension), codec: video.codec }
}

/** A WebVTT file. @throws ProblemError `unsupported_media_type` */
export async function prepareCaptions(file: string): Promise<Media> {
  if (!isWebVtt(await readFile(file))) throw new ProblemError('unsupported_media_type')
  return asItIs(file, 'vtt')
}

function asItIs(localFile: string, extension: Extension): Media {
  const main = `${randomBytes(16).toString('hex')}.${extension}`
  return { main, files: [{ path: main, localFile, contentType: MEDIA_TYPES[extension] }] }
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
