import { describe, expect, it } from 'vitest'
import { canonicalAddress, path } from './paths.ts'

describe('path', () => {
  it('gives French no prefix and English its own', () => {
    expect(path('fr', 'app', 'VISIOSTOCK')).toBe('/apps/VISIOSTOCK')
    expect(path('en', 'app', 'VISIOSTOCK')).toBe('/en/apps/VISIOSTOCK')
    expect(path('fr', 'home')).toBe('/')
    expect(path('en', 'home')).toBe('/en/')
  })
})

describe('canonicalAddress', () => {
  it.each([
    ['https://p.test/apps/', 'https://p.test/apps'],
    ['https://p.test/en/apps/VISIOSTOCK/', 'https://p.test/en/apps/VISIOSTOCK'],
    ['https://p.test/', 'https://p.test/'],
    ['https://p.test/en/', 'https://p.test/en/'],
  ])('%s is %s', (given, canonical) => {
    expect(canonicalAddress(given)).toBe(canonical)
  })
})
