import { NO_TEXTS } from './appColumns.ts'
import type { CardApp } from './card.ts'

/** An online app with texts in both languages, without an image or a video. */
export const buildCardApp = (given: Partial<CardApp> = {}): CardApp => ({
  ...NO_TEXTS,
  id: 1,
  code: 'VISIOSTOCK',
  name: 'Œil d’entrepôt',
  name_en: 'Warehouse Eye',
  category: 2,
  version: '2.3',
  description: 'Trois caméras.',
  description_en: 'Three cameras.',
  tags: 'vision,logistique',
  tags_en: 'vision,logistics',
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
  is_active_url: true,
  status: 2,
  ...given,
})
