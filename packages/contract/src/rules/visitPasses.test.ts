import { describe, expect, it } from 'vitest'
import { visitKey, visitState } from './visitPasses.ts'

const pass = { opens_at: '2026-11-20T08:00:00.000Z', closes_at: '2026-11-20T18:00:00.000Z', seats: 2 }

describe('visitState', () => {
  it.each([
    ['2026-11-20T07:59:59.999Z', 0, 'toCome'],
    ['2026-11-20T08:00:00.000Z', 0, 'open'],
    ['2026-11-20T17:59:59.999Z', 1, 'open'],
    ['2026-11-20T12:00:00.000Z', 2, 'full'],
    ['2026-11-20T18:00:00.000Z', 0, 'over'],
    ['2026-11-20T18:00:00.000Z', 2, 'over'],
  ])('at %s with %i taken: %s', (now, taken, state) => {
    expect(visitState({ ...pass, taken }, new Date(now))).toBe(state)
  })
})

describe('visitKey', () => {
  it('reads what a person typed', () => {
    expect(visitKey(' 12-00FF00ff00ff00ff00ff ')).toBe('12-00ff00ff00ff00ff00ff')
  })
  it.each([
    '',
    '12',
    '0-00ff00ff00ff00ff00ff',
    '12-00ff',
    '12-00ff00ff00ff00ff00fg',
    'x12-00ff00ff00ff00ff00ff',
  ])('refuses %j', (text) => {
    expect(visitKey(text)).toBeNull()
  })
})
