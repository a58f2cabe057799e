import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { keepVisit, keptVisit, onTheWay, takeVisit, visitAhead } from './keptVisit.ts'

const KEY = '12-00ff00ff00ff00ff00ff'
const replaceState = vi.fn()
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('history', { state: null, replaceState })
})
afterAll(() => vi.unstubAllGlobals())
const at = (hash: string) => vi.stubGlobal('location', { hash, pathname: '/visit', search: '' })

it('takes the key out of the address, and keeps it for the tab', () => {
  at(`#${KEY.toUpperCase()}`)
  expect(takeVisit()).toEqual({ key: KEY })
  expect(replaceState).toHaveBeenCalledWith(null, '', '/visit')
  at('')
  expect(takeVisit()).toEqual({ key: KEY })
})

it('takes what is no key for an unknown pass', () => {
  at('#main')
  expect(takeVisit()).toEqual({ key: '' })
  expect(keptVisit()).toBeNull()
})

it('knows on whose way a sign-in is, and no other', () => {
  keepVisit({ key: KEY, name: 'Salon' })
  const search = (page: string) => new URL(onTheWay('/signin', page), 'https://exemple.fr').search
  expect(visitAhead(search('/visit'))?.name).toBe('Salon')
  expect(visitAhead(search('/en/visit'))?.name).toBe('Salon')
  expect(visitAhead(search('/userapps'))).toBeNull()
  expect(visitAhead('')).toBeNull()
})

it('passes over what is no pass', () => {
  for (const damaged of ['{', '5', 'null', '{"key":5}', '[]']) {
    sessionStorage.setItem('visit', damaged)
    expect(keptVisit()).toBeNull()
  }
})
