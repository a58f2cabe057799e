import { describe, expect, it } from 'vitest'
import { buildCardApp } from './card.fixture.ts'
import { type CardApp, cardParts } from './card.ts'
import { cardTexts, langOf } from './cardTexts.ts'
import { APP_STATUSES, AppStatus, CATEGORIES } from './statuses.ts'

const card = (given: Partial<CardApp>, language: 'fr' | 'en' = 'fr') =>
  cardParts(buildCardApp(given), language, '/media')

describe('cardParts', () => {
  it('speaks the language where the app does, and says where it does not', () => {
    expect(card({}, 'en')).toMatchObject({ name: 'Warehouse Eye', tags: '#vision #logistics', french: [] })
    expect(card({ name_en: null }, 'en')).toMatchObject({ name: 'Œil d’entrepôt', french: ['name'] })
    expect(card({ name_en: null }).french).toEqual([])
  })

  it('puts the app’s own English category in place of the category’s name, on English cards only', () => {
    expect(card({ category_en: 'Logistics' }, 'en').categoryName).toBe('Logistics')
    expect(card({ category_en: 'Logistics' }).categoryName).toBeNull()
    expect(card({ category_en: '' }, 'en').categoryName).toBeNull()
  })

  it('shows a version when online, and offers nothing otherwise', () => {
    expect(card({ status: 2 })).toMatchObject({ version: '2.3', explore: true })
    expect(card({ status: 3, has_video: true, video_src: 'a.mp4', captions_src: 'a.vtt' })).toMatchObject({
      version: null,
      explore: false,
      video: null,
      videoSrc: null,
      captionsSrc: null,
    })
    expect(card({ is_active_url: false }).explore).toBe(false)
  })

  it('offers a video in its own language only', () => {
    const app = { has_video: true, video_src: 'a.mp4' }
    expect(card(app)).toMatchObject({ video: 'play', videoSrc: '/media/a.mp4' })
    expect(card(app, 'en').video).toBeNull()
    expect(card({ has_video: true }).video).toBe('ask')
  })
})

describe('cardTexts', () => {
  const words = {
    category: { 1: 'Un', 2: 'Deux', 3: 'Trois', 4: 'Quatre', 5: 'Cinq' },
    status: { 0: 'Hors ligne', 1: 'En préparation', 2: 'En ligne', 3: 'Suspendue', 4: 'Évolue', 5: 'Naît' },
    version: 'v%{version}',
  }
  const texts = (given: Partial<CardApp>, language: 'fr' | 'en' = 'fr') =>
    cardTexts(card(given, language), words)

  it.each(APP_STATUSES)('writes a version or a status, never both: status %i', (status) => {
    const online = status === AppStatus.online
    expect(texts({ status })).toMatchObject({
      version: online ? 'v2.3' : null,
      status: online ? null : words.status[status],
    })
  })

  it.each(CATEGORIES)('names category %i, or says what the app says instead', (category) => {
    expect(texts({ category }).category).toBe(words.category[category])
    expect(texts({ category, category_en: 'Logistics' }, 'en').category).toBe('Logistics')
  })

  it('names no category that nobody chose', () => {
    const parts = cardParts({ ...buildCardApp(), category: null }, 'fr')
    expect(cardTexts(parts, words).category).toBeNull()
  })

  it('writes a version as it is', () => {
    expect(texts({ version: '$& $1' }).version).toBe('v$& $1')
  })
})

it('marks a part as French where an English card falls back', () => {
  const english = card({ name_en: null }, 'en')
  expect([langOf(english, 'name'), langOf(english, 'tags')]).toEqual(['fr', undefined])
})
