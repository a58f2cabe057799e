import { AppStatus, parisDay } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createEditor,
  createUser,
  HOUR,
  MINUTE,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { openSession } from '../sessions/commands/open.ts'
import { NOTHING } from './figures.ts'

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
/** Counts the requests of a list that is narrowed to the days of a moment. */
const listed = async (moment: string, { from, to }: { from: string; to: string }, more = {}) => {
  const filter = { [`${moment}_from`]: from, [`${moment}_to`]: to, ...more }
  const { headers } = await as(
    admin,
    'GET',
    `/v1/requestappaccess/?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  )
  return Number(headers.get('x-total-count'))
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
    await portal.call('POST', `/v1/publicsapps/${first.id}/view/`)
    const launch = await as(user, 'GET', `/v1/apps/app_access/${id}`)
    await as(user, 'POST', '/v1/users/enable_apps_access/', { id, status: 4, token: launch.data.token })
    portal.clock.advance(10 * MINUTE)

    const { status, data } = await statistics('?from=2026-06-10&to=2026-06-11')
    expect(status).toBe(200)
    expect(data).toMatchObject({ from: '2026-06-10', to: '2026-06-11', waiting: 1, ending_soon: 1 })
    expect(data).toMatchObject({ views: 1, requests: 3, grants: 1, openings: 1, minutes: 10, decisions: 2 })
    expect(data.by_day).toEqual([
      { day: '2026-06-10', ...NOTHING, requests: 2 },
      { day: '2026-06-11', views: 1, requests: 1, grants: 1, openings: 1, minutes: 10 },
    ])
    const [ofFirst, ofSecond] = [
      { views: 1, requests: 2, grants: 1, openings: 1, minutes: 10 },
      { ...NOTHING, requests: 1 },
    ]
    expect(data.by_app).toEqual([
      { app_id: first.id, name: 'Essai', name_en: 'Trial', category: 4, ...ofFirst },
      { app_id: second.id, name: 'Autre', name_en: 'Trial', category: 2, ...ofSecond },
    ])
    expect(data.by_category).toEqual([
      { category: 2, ...ofSecond },
      { category: 4, ...ofFirst },
    ])
    // Counts what happened on those days, whatever came of it.
    await decide(id, { status: 3 })
    const range = { from: '2026-06-10', to: '2026-06-11' }
    const lists = [
      await listed('created', range, { asked: true }),
      await listed('granted', range),
      await listed('activated', range),
      await listed('answered', range),
    ]
    const { data: after } = await statistics('?from=2026-06-10&to=2026-06-11')
    expect(lists).toEqual([after.requests, after.grants, after.openings, after.decisions])
    expect(lists).toEqual([3, 1, 1, 2])
    // Decided after 150 and after 30 minutes.
    expect(data.median_decision_minutes).toBe(90)
  })

  it('says the same of as many days before', async () => {
    const { data } = await statistics('?from=2026-06-11&to=2026-06-11')
    expect(data.before).toEqual({
      ...NOTHING,
      from: '2026-06-10',
      to: '2026-06-10',
      requests: 2,
      decisions: 0,
      median_decision_minutes: null,
    })
    const { before } = (await statistics('?from=2026-06-12&to=2026-06-13')).data
    expect(before).toMatchObject({
      from: '2026-06-10',
      to: '2026-06-11',
      views: 1,
      requests: 3,
      decisions: 2,
    })
    expect(before).toMatchObject({ openings: 1, median_decision_minutes: 90 })
  })

  it('leaves out what an administrator deletes, as the lists do', async () => {
    const { id } = await ask((await createApp(portal)).id)
    const requests = async () => (await statistics()).data.requests
    const before = await requests()
    await as(admin, 'DELETE', `/v1/requestapps/${id}`)
    expect(await requests()).toBe(before - 1)
  })

  it('counts no direct grant as a request', async () => {
    const { data: before } = await statistics()
    const body = {
      app_id: (await createApp(portal)).id,
      user_id: (await createUser(portal)).id,
      duration_id: 1,
    }
    await as(admin, 'POST', '/v1/requestapps/', body)
    const { data } = await statistics()
    expect([data.requests, data.grants]).toEqual([before.requests, before.grants + 1])
    const range = { from: data.from, to: data.to }
    expect(await listed('created', range, { asked: true })).toBe(data.requests)
    expect(await listed('granted', range)).toBe(data.grants)
  })

  it('counts the answers of the goodbye page by app, as many as its list', async () => {
    const app = await createApp(portal, { name: 'Miroir' })
    const at = portal.clock.now().toISOString()
    const answers = [
      { useful: 2, again: 1, comment: 'Très clair' },
      { useful: 2, again: 0, comment: null },
      { useful: 0, again: 0, comment: null },
    ] as const
    for (const answer of answers) {
      const { id } = await createAccess(portal, { app_id: app.id, user_id: (await createUser(portal)).id })
      await portal.db
        .insertInto('feedback')
        .values({ id, app_id: app.id, ...answer, created_at: at })
        .execute()
    }
    const { data } = await statistics()
    expect(data.feedback).toEqual([
      { app_id: app.id, name: 'Miroir', name_en: 'Trial', useful: { 0: 1, 1: 0, 2: 2 }, again: 1 },
    ])
    const list = async (filter: object) => {
      const days = { created_from: data.from, created_to: data.to }
      const query = encodeURIComponent(JSON.stringify({ ...days, ...filter }))
      return (await as(admin, 'GET', `/v1/feedback/?filter=${query}`)).data
    }
    expect(await list({ app_id: app.id })).toHaveLength(3)
    expect(await list({ commented: true })).toMatchObject([{ comment: 'Très clair' }])
    expect(await list({ created_to: '2026-01-01', created_from: '2025-01-01' })).toEqual([])
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
    expect(data.waiting).toBeGreaterThan(0)
  })

  it.each(['?from=2026-06-12&to=2026-06-11', '?from=2020-01-01&to=2026-06-11', '?from=hier'])(
    'refuses %s',
    async (query) => {
      const { status, data } = await statistics(query)
      expect([status, data.code]).toEqual([400, 'invalid_query'])
    },
  )
})

describe('GET /v1/statistics/catalogue/', () => {
  const read = (who: TestUser, query = '') => as(who, 'GET', `/v1/statistics/catalogue/${query}`)

  it('is for those who keep the catalogue', async () => {
    expect((await read(await createUser(portal))).status).toBe(403)
    expect((await as(await createEditor(portal), 'GET', '/v1/statistics/')).status).toBe(403)
  })

  it('says which apps are viewed, now and before, and which are awaited, but not by whom', async () => {
    const [viewed, awaited] = [
      await createApp(portal, { name: 'Vue' }),
      await createApp(portal, { status: AppStatus.inPreparation }),
    ]
    const count = () => portal.call('POST', `/v1/publicsapps/${viewed.id}/view/`)
    portal.clock.advance(24 * HOUR)
    await count()
    portal.clock.advance(24 * HOUR)
    await count()
    await count()
    for (const person of [await createUser(portal), await createUser(portal)])
      await as(person, 'POST', `/v1/apps/${awaited.id}/follow/`)
    const today = parisDay(portal.clock.now())
    const { status, data } = await read(await createEditor(portal), `?from=${today}&to=${today}`)
    expect(status).toBe(200)
    expect([data.views, data.before.views]).toEqual([2, 1])
    expect(data.by_app).toEqual([{ app_id: viewed.id, name: 'Vue', name_en: 'Trial', views: 2 }])
    expect(data.awaited).toEqual([{ app_id: awaited.id, name: 'Essai', name_en: 'Trial', people: 2 }])
  })
})
