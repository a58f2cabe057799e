import type { VideoExtension } from '../kinds.ts'
import { withBytes } from './bytes.ts'
import { isMatroska, matroskaVideo } from './matroska.ts'
import { isMp4, mp4VideoCodec } from './mp4.ts'
import { isOgg, oggVideoCodec } from './ogg.ts'

export type Video = {
  extension: VideoExtension
  /** Codec of the first video track; `null` where the file has none. */
  codec: string | null
}

/** What current browsers play; anything else is stored with a warning (security, UP10). */
const PLAYED = new Set(['avc1', 'avc3', 'av01', 'vp08', 'vp09', 'V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4/ISO/AVC'])
export const isPlayed = (codec: string) => PLAYED.has(codec)

/**
 * Recognises a video by its container, whatever its name says; `null` for any other file (security, UP9).
 *
 * @throws UnreadableVideo where the container is broken
 */
export function probeVideo(file: string): Promise<Video | null> {
  return withBytes(file, async (bytes) => {
    const start = await bytes.at(0, 16)
    if (isMp4(start)) return { extension: 'mp4', codec: await mp4VideoCodec(bytes) }
    if (isOgg(start)) return { extension: 'ogg', codec: await oggVideoCodec(bytes) }
    if (!isMatroska(start)) return null
    const { isWebm, codec } = await matroskaVideo(bytes)
    return { extension: isWebm ? 'webm' : 'mkv', codec }
  })
}
