import { IMAGE_MAX_BYTES, IMAGE_TYPES, type MediaKind, VIDEO_TYPES } from '@portal/contract/rules'
import type { BackofficeKey } from '@portal/messages'

type Rule = { extensions: RegExp; accept: string; maxBytes?: number; help: BackofficeKey }

/**
 * Accepted files of each kind, by extension, because browsers give mkv no type. The server checks the
 * content.
 */
export const MEDIA_RULES: Record<MediaKind, Rule> = {
  image: {
    extensions: /\.(png|jpe?g)$/i,
    accept: IMAGE_TYPES.join(','),
    maxBytes: IMAGE_MAX_BYTES,
    help: 'appsAdmin.media.imageRule',
  },
  video: {
    extensions: /\.(mp4|webm|og[gv]|mkv)$/i,
    accept: [...VIDEO_TYPES, '.mkv'].join(','),
    help: 'appsAdmin.media.videoRule',
  },
  captions: { extensions: /\.vtt$/i, accept: 'text/vtt,.vtt', help: 'appsAdmin.media.captionsRule' },
}

/** @returns the message key of what is wrong with a file before it is sent; `undefined` for a good one */
export function mediaError(kind: MediaKind, file: Pick<File, 'name' | 'size'>): BackofficeKey | undefined {
  const { extensions, maxBytes } = MEDIA_RULES[kind]
  if (!extensions.test(file.name)) return 'common.fileTypeNotValid'
  if (maxBytes !== undefined && file.size > maxBytes) return 'common.maxFileUploadSize'
  return undefined
}
