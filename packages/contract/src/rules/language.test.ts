import { describe, expect, it } from 'vitest'
import { inLanguage, preferredLanguage, withoutLanguage } from './language.ts'

it.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['*', 'fr'],
  ['de', 'fr'],
  ['eng', 'fr'],
  ['en', 'en'],
  [' EN-us ', 'en'],
  ['en-US,en;q=0.9,fr;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['fr;q=0.5, en;q=0.9', 'en'],
  ['en;q=0.5, fr ; q=0.9', 'fr'],
  ['de, en;q=0.5', 'en'],
  ['en;q=0', 'fr'],
  ['en;q=0.000, *', 'fr'],
  ['en;q=1.1.1', 'fr'],
])('%s prefers %s', (header, language) => expect(preferredLanguage(header)).toBe(language))

it('takes no time over a hostile header', () => {
  const started = performance.now()
  for (const text of [
    `en${' '.repeat(16_000)};`,
    ';'.repeat(16_000),
    ','.repeat(16_000),
    `en;${' '.repeat(16_000)}x`,
  ])
    preferredLanguage(text)
  expect(performance.now() - started).toBeLessThan(200)
})

describe('the language of an address', () => {
  it('is a prefix in English and nothing in French', () => {
    expect(inLanguage('fr', '/apps')).toBe('/apps')
    expect(inLanguage('en', '/apps')).toBe('/en/apps')
  })

  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/terms', '/terms'],
    ['/terms', '/terms'],
    ['/enseigne', '/enseigne'],
    ['/en/enseigne', '/enseigne'],
  ])('%s is the page %s', (given, page) => {
    expect(withoutLanguage(given)).toBe(page)
  })

  it('is undone by inLanguage', () => {
    expect(inLanguage('en', withoutLanguage('/en/apps'))).toBe('/en/apps')
  })
})
