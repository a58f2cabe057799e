import { createAdmin, startTestPortal, type TestPortal, type TestUser } from '@portal/server/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoApps } from '../apps.ts'
import { demoMisses } from '../demand.ts'
import { demoAccesses, demoUsers } from '../people.ts'
import { demoVisits } from '../visits.ts'
import { isEmpty } from './isEmpty.ts'
import { type DemoAccount, seedDemo } from './seedDemo.ts'

let portal: TestPortal
let admin: TestUser
let account: DemoAccount
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  expect(await isEmpty(portal.deps)).toBe(true)
  account = await seedDemo(portal.deps, { admin })
})
afterAll(() => portal.close())

describe('the demonstration', () => {
  test('is loaded into an empty database only', async () => {
    expect(await isEmpty(portal.deps)).toBe(false)
  })

  test('has every app in order, with its pictures and videos', async () => {
    const { data } = await portal.call('GET', '/v1/publicsapps/')
    expect(data.map(({ code }: { code: string }) => code)).toEqual(demoApps.map(({ code }) => code))
    for (const [index, app] of demoApps.entries()) {
      expect([app.code, data[index].has_video]).toEqual([app.code, app.video !== null])
      if (!app.image) continue
      const { src } = data[index].image.variants[0]
      expect((await fetch(`${portal.baseUrl}/media/${src}`)).status).toBe(200)
    }
  })

  test('has its people, of whom one may sign in with the password that was made', async () => {
    const body = { email: account.email, password: account.password }
    const session = await portal.call('POST', '/v1/token/', { body })
    expect(session.status).toBe(200)
    const users = await portal.call('GET', '/v1/manageusers/', { token: admin.token })
    expect(users.headers.get('x-total-count')).toBe(String(demoUsers.length + 1))
    const own = await portal.call('GET', '/v1/userapps/', { token: session.data.access_token })
    expect(own.data).toHaveLength(demoAccesses.filter(({ email }) => email === account.email).length)
  })

  test('has a request in every state, with the log that tells how it came there', async () => {
    const all = encodeURIComponent('[0,999]')
    const list = await portal.call('GET', `/v1/requestappaccess/?range=${all}`, { token: admin.token })
    const states = new Set(list.data.map(({ state }: { state: string }) => state))
    expect([...states].sort()).toEqual(
      ['cancelled', 'expired', 'granted', 'lapsed', 'refused', 'running', 'waiting'].sort(),
    )
    for (const { id } of list.data.slice(0, 8)) {
      const { data } = await portal.call('GET', `/v1/requestappaccess/${id}`, { token: admin.token })
      expect(data.log.map((one: { to_status: number }) => one.to_status)).toContain(data.status)
    }
  })

  test('has figures for the dashboard: views now and before, feedback, apps awaited, words not found', async () => {
    const read = async (path: string) => (await portal.call('GET', path, { token: admin.token })).data
    const figures = await read('/v1/statistics/')
    expect(figures.views).toBeGreaterThan(figures.requests)
    expect(figures.before.views).toBeGreaterThan(0)
    expect(figures.before.requests).toBeGreaterThan(0)
    expect(figures.feedback.length).toBeGreaterThan(3)
    const { awaited, by_app } = await read('/v1/statistics/catalogue/')
    expect(awaited[0].people).toBeGreaterThan(awaited.at(-1).people)
    expect(by_app).toHaveLength(10)
    expect(await read('/v1/search/misses/')).toHaveLength(demoMisses.length)
  })

  test('has visit passes, of which one is open and one is over, with their guests', async () => {
    const read = async (path: string) => (await portal.call('GET', path, { token: admin.token })).data
    const passes = await read('/v1/visitpasses/')
    expect(passes.map(({ state }: { state: string }) => state).sort()).toEqual(['open', 'over', 'toCome'])
    for (const { id, taken, opens_at, closes_at, app_ids } of passes) {
      const visit = demoVisits.find(({ guests }) => guests.length === taken)
      expect(app_ids).toHaveLength(visit?.codes.length ?? 0)
      const guests = await read(
        `/v1/visitguests/?filter=${encodeURIComponent(JSON.stringify({ visit_pass_id: id }))}`,
      )
      expect(guests).toHaveLength(taken)
      for (const { taken_at } of guests) expect(taken_at > opens_at && taken_at < closes_at).toBe(true)
    }
  })
})
