/** The one table of stored extensions and served content types. */
export const MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  mkv: 'video/x-matroska',
  vtt: 'text/vtt; charset=utf-8',
} as const
export type Extension = keyof typeof MEDIA_TYPES
export type ImageExtension = 'png' | 'jpg'
export type VideoExtension = 'mp4' | 'webm' | 'ogg' | 'mkv'

const STORED_PATH = /^[a-z0-9_-]{8,80}\.([a-z0-9]{2,4})$/i

/** Gives the extension of a path that the portal may have stored, else `null`. */
export function extensionOf(path: string): Extension | null {
  const extension = STORED_PATH.exec(path)?.[1]
  return extension && Object.hasOwn(MEDIA_TYPES, extension) ? (extension as Extension) : null
}

/** Recognises names that the portal gives; other files in a folder or bucket are not ours to remove. */
export const isOwnName = (path: string) => /^[0-9a-f]{32}(?:-\d+)?\./.test(path) && extensionOf(path) !== null

/** Anonymous visitors need a permission for these (docs/decisions/0007-who-may-watch-a-video.md). */
export const isGuarded = (extension: Extension) =>
  MEDIA_TYPES[extension].startsWith('video/') || extension === 'vtt'
