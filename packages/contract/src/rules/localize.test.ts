import { describe, expect, it } from 'vitest'
import { NO_TEXTS } from './appColumns.ts'
import { frenchTextsOn, langOfLocalized, splitTags, textsOf } from './localize.ts'

const app = {
  ...NO_TEXTS,
  name: 'Entrepôt',
  name_en: 'Warehouse',
  description: 'Un texte',
  tags: 'vision',
  tags_en: '',
  badge: 'Nouveau',
  badge_en: 'New',
}

describe('textsOf', () => {
  it('takes the English variant where it exists, else the default one', () => {
    expect(textsOf(app, 'en')).toMatchObject({ name: 'Warehouse', description: 'Un texte', badge: 'New' })
    expect(textsOf(app, 'fr')).toMatchObject({ name: 'Entrepôt', description: 'Un texte', badge: 'Nouveau' })
  })
  it('gives an empty text where there is none', () => {
    expect(textsOf({ ...app, badge: null, badge_en: null }, 'en').badge).toBe('')
  })
})

describe('frenchTextsOn', () => {
  it('names what an English page has to say in French', () => {
    expect(frenchTextsOn(app, 'en')).toEqual(['description', 'tags'])
  })
  it('names nothing on a French page', () => expect(frenchTextsOn(app, 'fr')).toEqual([]))
})

it('says that an English page shows a text in French', () => {
  expect(langOfLocalized('en', null)).toBe('fr')
  expect(langOfLocalized('en', 'Warehouse')).toBeUndefined()
  expect(langOfLocalized('fr', null)).toBeUndefined()
})

it('splits tags, with or without a hash', () => {
  expect(splitTags(' vision, #stock,')).toEqual(['vision', 'stock'])
})
