import { fileTypeFromFile } from 'file-type'
import { type IFormat, parseFile, TrackType } from 'music-metadata'
import type { VideoExtension } from './kinds.ts'

export type Video = {
  extension: VideoExtension
  /** Codec of the first video track; `null` where the file has none. */
  codec: string | null
}

/** The container is known but what must be in it is not there: cut off, or never finished. */
export class UnreadableVideo extends Error {}

/** The accepted containers, by what `file-type` calls them. */
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

/** What current browsers play; anything else is stored with a warning. */
const PLAYED = new Set(['avc1', 'avc3', 'av01', 'vp08', 'vp09', 'V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4/ISO/AVC'])
export const isPlayed = (codec: string) => PLAYED.has(codec)

/**
 * Recognises a video by its container, whatever its name says; `null` for any other file. Nothing is decoded.
 *
 * @throws UnreadableVideo where the container is broken
 */
export async function videoKind(file: string): Promise<Video | null> {
  const found = await fileTypeFromFile(file)
  const extension = CONTAINERS.get(found?.ext ?? '')
  if (!found || !extension) return null
  // The first stream, by which the library tells it from sound.
  if (found.ext === 'ogv') return { extension, codec: 'theora' }
  const { format, error } = await readFormat(file)
  const track = format?.trackInfo.find(({ type }) => type === TrackType.video)
  if (track || format?.hasVideo) return { extension, codec: track?.codecId ?? track?.codecName ?? 'unknown' }
  const isSound = format?.hasAudio || found.mime.startsWith('audio/')
  if (!isSound) throw new UnreadableVideo('No track was found', { cause: error })
  return { extension, codec: null }
}

/** Also what was read before an error: a recording of a browser has clusters of unknown length after its tracks. */
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
