import type { AccessState, RequestStatus } from '@portal/contract/rules'
import { describe, expect, it } from 'vitest'
import { decisionBody, decisionVerb, possibleDecisions } from './decisions.ts'

describe('possibleDecisions', () => {
  it.each<[AccessState, RequestStatus, RequestStatus[]]>([
    ['waiting', 0, [1, 2, 3]],
    ['granted', 1, [2, 3]],
    ['lapsed', 1, [2, 3]],
    ['refused', 2, [1]],
    ['cancelled', 3, [1]],
    ['running', 4, [3]],
    ['expired', 4, []],
  ])('of a request that is %s', (state, status, decisions) => {
    expect(possibleDecisions({ state, status, user_id: 1 })).toEqual(decisions)
    expect(possibleDecisions({ state, status, user_id: null })).toEqual([])
  })
})

describe('decisionVerb', () => {
  it('names the decision by what it is taken on', () => {
    expect(decisionVerb(0, 1)).toBe('grant')
    expect(decisionVerb(2, 1)).toBe('correct')
    expect(decisionVerb(0, 2)).toBe('refuse')
    expect(decisionVerb(1, 2)).toBe('withdraw')
    expect(decisionVerb(0, 3)).toBe('cancel')
    expect(decisionVerb(4, 3)).toBe('revoke')
  })
})

describe('decisionBody', () => {
  const access = { id: 3, updated_at: '2026-11-20T10:00:00.000Z' }

  it('carries the duration with a grant alone, and the version that was decided upon', () => {
    expect(decisionBody(access, { status: 1, duration_id: 7, reason: '' })).toEqual({
      id: 3,
      status: 1,
      request_status: 1,
      duration_id: 7,
      reason: null,
      updated_at: '2026-11-20T10:00:00.000Z',
    })
    expect(decisionBody(access, { status: 2, duration_id: 7, reason: 'Complet' })).toMatchObject({
      duration_id: 0,
      reason: 'Complet',
    })
  })
})
