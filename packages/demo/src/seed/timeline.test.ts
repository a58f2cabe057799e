import { accessState, isOpen } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { demoAccesses, demoUsers } from '../people.ts'
import { lifeOf } from './timeline.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
const USE_BY_DAYS = 7
/** States of the contract by kind of story. */
const STATES = {
  waiting: 'waiting',
  granted: 'granted',
  running: 'running',
  nearlyOver: 'running',
  expired: 'expired',
  lapsed: 'lapsed',
  refused: 'refused',
  cancelled: 'cancelled',
  revoked: 'cancelled',
}

describe('the stories of the demonstration', () => {
  test.each(demoAccesses.map((story) => [`${story.state}: ${story.email}, ${story.code}`, story] as const))(
    '%s',
    (_name, story) => {
      const { access, steps } = lifeOf(story, now, USE_BY_DAYS)
      const state = accessState(access, now)
      expect(state).toBe(STATES[story.state])
      expect(access.is_open).toBe(isOpen(state) ? 1 : 0)
      // Steps follow each other, and none lies in the future.
      const instants = steps.map(({ at }) => at)
      expect(instants).toEqual(instants.toSorted((a, b) => a - b))
      expect(instants.at(-1)).toBeLessThanOrEqual(now.getTime())
      for (const [index, { from }] of steps.entries()) expect(from).toBe(steps[index - 1]?.to ?? null)
      expect(access.updated_at).toBe(new Date(Math.round(instants.at(-1) ?? 0)).toISOString())
      // Opened in time, for as long as was granted.
      if (access.activated_at && access.use_by) expect(access.activated_at < access.use_by).toBe(true)
      const joined = demoUsers.find(({ email }) => email === story.email)?.joinedDaysAgo ?? 0
      expect(story.ageHours).toBeLessThan(joined * 24)
    },
  )

  test('hold one open place for each person and app', () => {
    const open = demoAccesses
      .filter((story) => lifeOf(story, now, USE_BY_DAYS).access.is_open)
      .map(({ email, code }) => `${email} ${code}`)
    expect(new Set(open).size).toBe(open.length)
  })
})
