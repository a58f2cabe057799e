import { describe, expect, it } from 'vitest'
import { buildCardApp } from './card.fixture.ts'
import { type CardApp, cardParts } from './card.ts'

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
