import { describe, expect, it } from 'vitest'
import { NO_QUERY, parseQuery, passes, toAddress } from './filter.ts'

describe('the filters', () => {
  const suspended = { category: 4, status: 3 }
  it('let everything pass where nothing is asked', () => expect(passes(suspended, NO_QUERY)).toBe(true))
  it('keep one category', () => {
    expect(passes(suspended, { ...NO_QUERY, category: 4 })).toBe(true)
    expect(passes(suspended, { ...NO_QUERY, category: 2 })).toBe(false)
  })
  it('keep one status, also 0', () => {
    expect(passes(suspended, { ...NO_QUERY, status: 3 })).toBe(true)
    expect(passes(suspended, { ...NO_QUERY, status: 0 })).toBe(false)
  })
})

describe('the address', () => {
  it('keeps a request', () => {
    const query = { q: 'avis clients', category: 4, status: 2 as const, sort: 'new' as const }
    expect(toAddress(query)).toBe('?q=avis+clients&category=4&status=2&sort=new')
    expect(parseQuery(toAddress(query))).toEqual(query)
  })
  it('says nothing where nothing is asked', () => expect(toAddress(NO_QUERY)).toBe(''))
  it('is not trusted', () => expect(parseQuery('?category=9&status=x&sort=url')).toEqual(NO_QUERY))
})
