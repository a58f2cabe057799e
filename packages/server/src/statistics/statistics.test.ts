import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  HOUR,
  MINUTE,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { openSession } from '../sessions/commands/open.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal({ startAt: new Date('2026-06-10T21:00:00.000Z') })
  admin = await createAdmin(portal)
})
afterAll(() => portal.close())

/** Calls as somebody who has just signed in: the test outlives tokens. */
const as = async (who: TestUser, method: string, path: string, body?: unknown) => {
  const { access_token: token } = await openSession(portal.db, who, portal.clock.now())
  return portal.call(method, path, { token, body })
}
const statistics = (query = '') => as(admin, 'GET', `/v1/statistics/${query}`)
const ask = async (appId: number) => {
  const user = await createUser(portal)
  const { data } = await as(user, 'POST', `/v1/users/requestappaccess/${appId}`, {})
  return { user, id: data.id as number }
}
const decide = (id: number, body: object) => as(admin, 'PUT', `/v1/requestapps/${id}`, body)

describe('GET /v1/statistics/', () => {
  it('requires authentication, and an administrator', async () => {
    expect((await portal.call('GET', '/v1/statistics/')).status).toBe(401)
    const user = await createUser(portal)
    expect((await portal.call('GET', '/v1/statistics/', { token: user.token })).status).toBe(403)
  })

  it('counts what happened on which day in Paris, by app and by category', async () => {
    const [first, second] = [
      await createApp(portal, { category: 4 }),
      await createApp(portal, { name: 'Autre' }),
    ]
    // 23:00 in Paris on the 10th; two hours later it is the 11th.
    const { id, user } = await ask(first.id)
    await ask(first.id)
    portal.clock.advance(2 * HOUR)
    const other = await ask(second.id)
    portal.clock.advance(30 * MINUTE)
    await decide(id, { status: 1, duration_id: 1 })
    await decide(other.id, { status: 2 })
    const launch = await as(user, 'GET', `/v1/apps/app_access/${id}`)
    await as(user, 'POST', '/v1/users/enable_apps_access/', { id, status: 4, token: launch.data.token })

    const { status, data } = await statistics('?from=2026-06-10&to=2026-06-11')
    expect(status).toBe(200)
    expect(data).toMatchObject({ from: '2026-06-10', to: '2026-06-11', waiting: 1, ending_soon: 1 })
    expect(data).toMatchObject({ requests: 3, grants: 1, openings: 1 })
    expect(data.by_day).toEqual([
      { day: '2026-06-10', requests: 2, grants: 0, openings: 0 },
      { day: '2026-06-11', requests: 1, grants: 1, openings: 1 },
    ])
    expect(data.by_app).toEqual([
      { app_id: first.id, name: 'Essai', name_en: 'Trial', requests: 2, grants: 1, openings: 1 },
      { app_id: second.id, name: 'Autre', name_en: 'Trial', requests: 1, grants: 0, openings: 0 },
    ])
    expect(data.by_category).toEqual([
      { category: 2, requests: 1, openings: 0 },
      { category: 4, requests: 2, openings: 1 },
    ])
    // Counts what happened on those days, whatever came of it.
    await decide(id, { status: 3 })
    const listed = async (moment: string) => {
      const filter = JSON.stringify({ [`${moment}_from`]: '2026-06-10', [`${moment}_to`]: '2026-06-11' })
      return (await as(admin, 'GET', `/v1/requestappaccess/?filter=${encodeURIComponent(filter)}`)).data
        .length
    }
    expect([await listed('created'), await listed('granted'), await listed('activated')]).toEqual([3, 1, 1])
    // Decided after 150 and after 30 minutes.
    expect(data.median_decision_minutes).toBe(90)
  })

  it('covers the last thirty days unless told, and longer ones in parts', async () => {
    await createAccess(portal, {
      app_id: (await createApp(portal)).id,
      user_id: (await createUser(portal)).id,
    })
    const { data } = await statistics()
    expect([data.by_day.length, data.to]).toEqual([30, '2026-06-11'])
    const year = await statistics('?from=2025-06-12&to=2026-06-11')
    expect(year.data.by_day).toHaveLength(365)
    expect(year.data.requests).toBe(data.requests)
    expect(data.waiting).toBe(2)
  })

  it.each(['?from=2026-06-12&to=2026-06-11', '?from=2020-01-01&to=2026-06-11', '?from=hier'])(
    'refuses %s',
    async (query) => {
      const { status, data } = await statistics(query)
      expect([status, data.code]).toEqual([400, 'invalid_query'])
    },
  )
})
