import type { Language } from '@portal/contract'

/** The columns of an app that hold one language's media. */
export const COLUMNS = {
  fr: { image: 'img_src', imageSet: 'image', video: 'video_src', captions: 'captions_src' },
  en: { image: 'img_src_en', imageSet: 'image_en', video: 'video_src_en', captions: 'captions_src_en' },
} as const satisfies Record<Language, Record<'image' | 'imageSet' | 'video' | 'captions', string>>

export type MediaKind = 'image' | 'video' | 'captions'
