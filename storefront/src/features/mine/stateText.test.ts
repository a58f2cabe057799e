import { expect, it } from 'vitest'
import { ownRecord } from '../../lib/ownRecord.fixture.ts'
import { leftText, stateWords } from './stateText.ts'
import { strings } from './strings.fr.ts'

const now = new Date('2026-06-01T12:00:00Z')
const words = (fields: Parameters<typeof ownRecord>[0]) =>
  stateWords(ownRecord(fields), { now, language: 'fr', strings })

it('says since when one waits', () => {
  expect(words({ created_at: '2026-05-31T11:00:00Z' })).toEqual({ state: 'waiting', text: 'Demandé hier' })
  expect(words({ created_at: '2026-06-01T09:00:00Z' })?.text).toBe('Demandé il y a 3 heures')
})

it('says until when a granted access may be opened, by the days of Paris', () => {
  expect(words({ status: 1, use_by: '2026-06-08T22:30:00Z' })?.text).toBe('Accordé jusqu’au 9 juin')
  expect(words({ status: 1, use_by: '2026-06-01T11:00:00Z' })?.state).toBe('lapsed')
})

it('says how much time is left, and that it is over', () => {
  const running = { status: 4, activated_at: '2026-06-01T11:00:00Z' } as const
  expect(words({ ...running, expire_at: '2026-06-01T14:05:00Z' })?.text).toBe('Encore 2 h 05 min')
  expect(words({ ...running, expire_at: '2026-06-01T12:00:00Z' })).toEqual({
    state: 'expired',
    text: 'Terminé',
  })
})

it('says nothing of a request that one cancelled', () => {
  expect(words({ status: 3 })).toBeNull()
})

it('never says that no minute is left while the demo runs', () => {
  expect(leftText(ownRecord({ status: 4, expire_at: '2026-06-01T12:00:20Z' }), now, strings)).toBe('1 min')
})
