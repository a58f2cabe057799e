import { describe, expect, it } from 'vitest'
import { accessState, canTransition, isOpen, isRevoked, openAppStep, timeLeftMs } from './access.ts'
import { REQUEST_STATUSES } from './statuses.ts'

const now = new Date('2026-11-20T12:00:00Z')
const before = '2026-11-20T11:59:59Z'
const after = '2026-11-20T12:00:01Z'

describe('accessState', () => {
  it('waits while it is to be confirmed', () => {
    expect(accessState({ status: 0 }, now)).toBe('waiting')
  })
  it('lapses when it was granted and not opened in time', () => {
    expect(accessState({ status: 1, use_by: after }, now)).toBe('granted')
    expect(accessState({ status: 1, use_by: before }, now)).toBe('lapsed')
    expect(accessState({ status: 1, use_by: now.toISOString() }, now)).toBe('lapsed')
  })
  it('runs until its end, not beyond', () => {
    expect(accessState({ status: 4, expire_at: after }, now)).toBe('running')
    expect(accessState({ status: 4, expire_at: now.toISOString() }, now)).toBe('expired')
  })
  it('says who ended it', () => {
    expect(accessState({ status: 2 }, now)).toBe('refused')
    expect(accessState({ status: 3 }, now)).toBe('cancelled')
  })
  it('was revoked when it was cancelled after its opening', () => {
    expect(isRevoked({ status: 3, activated_at: before })).toBe(true)
    expect(isRevoked({ status: 3, activated_at: null })).toBe(false)
    expect(isRevoked({ status: 4, activated_at: before })).toBe(false)
  })
  it('is open only while it waits, is granted or runs', () => {
    expect(
      (['waiting', 'granted', 'running', 'lapsed', 'expired', 'refused', 'cancelled'] as const).filter(
        isOpen,
      ),
    ).toEqual(['waiting', 'granted', 'running'])
  })
})

describe('timeLeftMs', () => {
  it('counts down while the access runs and never below zero', () => {
    expect(timeLeftMs({ status: 4, expire_at: after }, now)).toBe(1000)
    expect(timeLeftMs({ status: 4, expire_at: before }, now)).toBe(0)
    expect(timeLeftMs({ status: 1, use_by: after }, now)).toBeNull()
  })
})

describe('canTransition', () => {
  it('allows exactly the changes of the table', () => {
    const allowed = REQUEST_STATUSES.flatMap((from) =>
      REQUEST_STATUSES.flatMap((to) =>
        (['owner', 'admin'] as const)
          .filter((by) => canTransition(from, to, by))
          .map((by) => `${from}>${to} ${by}`),
      ),
    )
    expect(allowed.sort()).toEqual(
      [
        '0>1 admin',
        '0>2 admin',
        '0>3 admin',
        '0>3 owner',
        '1>4 owner',
        '1>2 admin',
        '1>3 admin',
        '4>3 admin',
        '2>1 admin',
        '3>1 admin',
      ].sort(),
    )
  })
})

describe('openAppStep', () => {
  const online = { status: 2, is_active_url: true }
  it.each([
    [{ status: 3, is_active_url: true }, true, null, 'closed'],
    [{ status: 2, is_active_url: false }, true, null, 'closed'],
    [online, false, null, 'identify'],
    [online, true, null, 'request'],
    [online, true, 'granted', 'open'],
    [online, true, 'running', 'open'],
    [online, true, 'waiting', 'wait'],
    [online, true, 'expired', 'again'],
    [online, true, 'refused', 'again'],
  ] as const)('%o, signed in %s, %s: %s', (app, signedIn, state, step) => {
    expect(openAppStep(app, signedIn, state)).toBe(step)
  })
})
