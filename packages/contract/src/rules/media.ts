import type { Language } from './statuses.ts'

/** Path of media served by the portal itself. */
export const MEDIA_BASE = '/media'

export type MediaKind = 'image' | 'video' | 'captions'

/** The columns of an app that hold one language's media; `imageSet` holds the files made of the image. */
export const MEDIA_COLUMNS = {
  fr: { image: 'img_src', imageSet: 'image', video: 'video_src', captions: 'captions_src' },
  en: { image: 'img_src_en', imageSet: 'image_en', video: 'video_src_en', captions: 'captions_src_en' },
} as const

/** An app without media. */
export const NO_MEDIA = {
  img_src: null,
  img_src_en: null,
  image: null,
  image_en: null,
  video_src: null,
  video_src_en: null,
  captions_src: null,
  captions_src_en: null,
  has_video: false,
  has_video_en: false,
}

/** Reads a stored path: `null`, empty and the word 'None' all mean that there is no media. */
export const mediaPath = (value: string | null | undefined) => (value && value !== 'None' ? value : null)

/** Turns a stored path into an address; an address stays what it is. */
export const mediaUrl = (path: string, base: string) =>
  /^(https?:)?\//.test(path) ? path : `${base}/${path}`

/** The columns of an app that travel between portals as addresses of files. */
export const MEDIA_PLACES = {
  img_src: { kind: 'image', language: 'fr' },
  img_src_en: { kind: 'image', language: 'en' },
  video_src: { kind: 'video', language: 'fr' },
  video_src_en: { kind: 'video', language: 'en' },
  captions_src: { kind: 'captions', language: 'fr' },
  captions_src_en: { kind: 'captions', language: 'en' },
} as const satisfies Record<string, { kind: MediaKind; language: Language }>
export type MediaColumn = keyof typeof MEDIA_PLACES
export const TRANSFERRED_MEDIA = Object.keys(MEDIA_PLACES) as MediaColumn[]
