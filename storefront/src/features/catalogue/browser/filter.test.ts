import { describe, expect, it } from 'vitest'
import { fold, NO_QUERY, parseQuery, search, toAddress } from './filter.ts'

const eye = { id: 1, category: 2, status: 2, text: fold('Œil d’entrepôt VISIOSTOCK logistique En ligne') }
const nuances = { id: 2, category: 4, status: 3, text: fold('Nuances avis Suspendue') }
const found = (query: Partial<typeof NO_QUERY>) =>
  search([eye, nuances], { ...NO_QUERY, ...query }).map(({ id }) => id)

describe('search', () => {
  it('gives everything, in order, where nothing is asked', () => expect(found({})).toEqual([1, 2]))
  it('keeps one category', () => expect(found({ category: 4 })).toEqual([2]))
  it('keeps one status, also 0', () => {
    expect(found({ status: 3 })).toEqual([2])
    expect(found({ status: 0 })).toEqual([])
  })
  it.each(['oeil', 'ŒIL', "d'entrepot", '#logistique', 'visiostock oeil', 'en ligne'])('finds %s', (q) =>
    expect(found({ q })).toEqual([1]),
  )
  it('wants every word', () => expect(found({ q: 'oeil avis' })).toEqual([]))
})

describe('the address', () => {
  it('keeps a request', () => {
    const query = { q: 'avis clients', category: 4, status: 2 }
    expect(toAddress(query)).toBe('?q=avis+clients&category=4&status=2')
    expect(parseQuery(toAddress(query))).toEqual(query)
  })
  it('says nothing where nothing is asked', () => expect(toAddress(NO_QUERY)).toBe(''))
  it('is not trusted', () => expect(parseQuery('?category=9&status=x')).toEqual(NO_QUERY))
})
