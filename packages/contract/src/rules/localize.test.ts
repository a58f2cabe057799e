import { describe, expect, it } from 'vitest'
import { backgroundOf, localizeApp, mediaPath } from './localize.ts'

const app = {
  name: 'Entrepôt',
  name_en: 'Warehouse',
  description: 'Un texte',
  description_en: null,
  tags: 'vision, #stock,',
  tags_en: '',
  badge: 'Nouveau',
  badge_en: 'New',
}

describe('localizeApp', () => {
  it('takes the English variant where it exists, else the default one', () => {
    expect(localizeApp(app, 'en')).toEqual({
      name: 'Warehouse',
      description: 'Un texte',
      badge: 'New',
      tags: ['vision', 'stock'],
    })
    expect(localizeApp(app, 'fr')).toEqual({
      name: 'Entrepôt',
      description: 'Un texte',
      badge: 'Nouveau',
      tags: ['vision', 'stock'],
    })
  })
})

it('reads None, empty and null as no media', () => {
  expect(['None', '', null, undefined, 'a.png'].map(mediaPath)).toEqual([null, null, null, null, 'a.png'])
})

it('gives each app one of ten backgrounds, always the same', () => {
  expect([10, 11, 19, 20].map(backgroundOf)).toEqual([1, 2, 10, 1])
})
