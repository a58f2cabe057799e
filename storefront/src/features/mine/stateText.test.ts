import { mine } from '@portal/messages/fr/mine'
import { expect, it } from 'vitest'
import { leftText } from '../../lib/leftText.ts'
import { ownRecord } from '../../lib/ownRecord.fixture.ts'
import { stateWords } from './stateText.ts'

const now = new Date('2026-06-01T12:00:00Z')
const wordsOf = (fields: Parameters<typeof ownRecord>[0]) =>
  stateWords(ownRecord(fields), { now, language: 'fr', words: mine })

it('says since when one waits', () => {
  expect(wordsOf({ created_at: '2026-05-31T11:00:00Z' })).toEqual({ state: 'waiting', text: 'Demandé hier' })
  expect(wordsOf({ created_at: '2026-06-01T09:00:00Z' })?.text).toBe('Demandé il y a 3 heures')
})

it('says until when a granted access may be opened, by the days of Paris', () => {
  expect(wordsOf({ status: 1, use_by: '2026-06-08T22:30:00Z' })?.text).toBe('À ouvrir avant le 9 juin')
  expect(wordsOf({ status: 1, use_by: '2026-06-01T11:00:00Z' })?.state).toBe('lapsed')
})

it('says how much time is left, and that it is over', () => {
  const running = { status: 4, activated_at: '2026-06-01T11:00:00Z' } as const
  expect(wordsOf({ ...running, expire_at: '2026-06-01T14:05:00Z' })?.text).toBe('Encore 2\u00a0h 05\u00a0min')
  expect(wordsOf({ ...running, expire_at: '2026-06-01T12:00:00Z' })).toEqual({
    state: 'expired',
    text: 'Terminé',
  })
})

it('says nothing of a request that one cancelled', () => {
  expect(wordsOf({ status: 3 })).toBeNull()
})

it('says that the lab ended a running access', () => {
  expect(wordsOf({ status: 3, activated_at: '2026-06-01T11:00:00Z' })?.text).toBe('Accès retiré')
})

it('never says that no minute is left while the demo runs', () => {
  expect(leftText(ownRecord({ status: 4, expire_at: '2026-06-01T12:00:20Z' }), now, mine)).toBe('1\u00a0min')
})
