import { NO_TEXTS } from './appColumns.ts'
import type { CardApp } from './card.ts'
import { NO_MEDIA } from './media.ts'

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
  ...NO_MEDIA,
  is_active_url: true,
  status: 2,
  ...given,
})
