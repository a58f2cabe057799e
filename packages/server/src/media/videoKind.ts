import { fileTypeFromFile } from 'file-type'
import { type IFormat, parseFile, TrackType } from 'music-metadata'
import type { VideoExtension } from './kinds.ts'

export type Video = {
  extension: VideoExtension
  /** Codec of the first video track; `null` without one. */
  codec: string | null
}

/** A known container without its required contents: cut off, or never finished. */
export class UnreadableVideo extends Error {}

/** Accepted containers, by `file-type`'s names. */
const CONTAINERS = new Map<string, VideoExtension>([
  ['mp4', 'mp4'],
  ['m4v', 'mp4'],
  ['m4a', 'mp4'],
  ['webm', 'webm'],
  ['mkv', 'mkv'],
  ['ogv', 'ogg'],
  ['ogg', 'ogg'],
  ['ogx', 'ogg'],
])

/** Codecs that current browsers play; others are stored with a warning. */
const PLAYED = new Set(['avc1', 'avc3', 'av01', 'vp08', 'vp09', 'V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4/ISO/AVC'])
export const isPlayed = (codec: string) => PLAYED.has(codec)

/**
 * Recognises a video by its container, not its name; `null` for other files. Decodes nothing.
 *
 * @throws UnreadableVideo when the container is broken
 */
export async function videoKind(file: string): Promise<Video | null> {
  const found = await fileTypeFromFile(file)
  const extension = CONTAINERS.get(found?.ext ?? '')
  if (!found || !extension) return null
  // Its first stream is what tells it from audio.
  if (found.ext === 'ogv') return { extension, codec: 'theora' }
  const { format, error } = await readFormat(file)
  const track = format?.trackInfo.find(({ type }) => type === TrackType.video)
  if (track || format?.hasVideo) return { extension, codec: track?.codecId ?? track?.codecName ?? 'unknown' }
  const isSound = format?.hasAudio || found.mime.startsWith('audio/')
  if (!isSound) throw new UnreadableVideo('No track was found', { cause: error })
  return { extension, codec: null }
}

/**
 * Also gives what was read before an error: browser recordings have clusters of unknown length after the
 * tracks.
 */
async function readFormat(file: string) {
  let format: IFormat | undefined
  const error = await parseFile(file, {
    skipCovers: true,
    observer: ({ metadata }) => {
      format = metadata.format
    },
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { format, error }
}
