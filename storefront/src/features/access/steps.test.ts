import { describe, expect, it } from 'vitest'
import { ownRecord as record } from '../../lib/ownRecord.fixture.ts'
import { recordOf } from '../../lib/recordOf.ts'
import { stepOf } from './steps.ts'

const now = new Date('2026-06-01T12:00:00Z')
const online = { status: 2 as const, is_active_url: true }

const granted = record({ status: 1, use_by: '2026-06-08T10:00:00Z' })
const running = record({ status: 4, expire_at: '2026-06-01T12:00:01Z' })

describe('the step of the open-app flow', () => {
  it('is a request where there is no record', () => {
    expect(stepOf(online, null, now)).toEqual({ name: 'request' })
  })
  it('is closed for an app that is not online, or has no active address', () => {
    expect(stepOf({ ...online, status: 3 }, granted, now)).toEqual({ name: 'closed' })
    expect(stepOf({ ...online, is_active_url: false }, null, now)).toEqual({ name: 'closed' })
  })
  it('is a wait while the request waits', () => {
    expect(stepOf(online, record({}), now)).toMatchObject({ name: 'wait' })
  })
  it('opens a granted access, and a used one whose time is not over', () => {
    expect(stepOf(online, granted, now)).toMatchObject({ name: 'open', state: 'granted' })
    expect(stepOf(online, running, now)).toMatchObject({ name: 'open', state: 'running' })
  })
  it('asks again once the time is over', () => {
    expect(stepOf(online, running, new Date('2026-06-01T12:00:01Z'))).toMatchObject({
      name: 'again',
      state: 'expired',
    })
  })
  it.each([
    [2, 'refused'],
    [3, 'cancelled'],
  ] as const)('asks again after status %i', (status, state) => {
    expect(stepOf(online, record({ status }), now)).toMatchObject({ name: 'again', state })
  })
})

describe('the record that counts', () => {
  it('is the open one, wherever it stands', () => {
    const records = [record({ id: 3, status: 2 }), record({ id: 2, status: 1 }), record({ id: 9, app_id: 8 })]
    expect(recordOf(7, records, now)?.id).toBe(2)
  })
  it('is the latest where none is open', () => {
    expect(recordOf(7, [record({ id: 2, status: 3 }), record({ id: 5, status: 2 })], now)?.id).toBe(5)
  })
  it('is none for an app that was never asked for', () => {
    expect(recordOf(8, [record({})], now)).toBeNull()
  })
})
