import { RequestStatus } from '@portal/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  callAs,
  createAccess,
  createAdmin,
  createDemo,
  createUser,
  HOUR,
  MINUTE,
  startTestPortal,
  type TestDemo,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { openSession } from '../sessions/commands/open.ts'

let portal: TestPortal
let admin: TestUser
let demo: TestDemo
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  demo = await createDemo(portal, admin, { extension_minutes: 30 })
})
afterEach(() => portal.clock.set(new Date()))
afterAll(() => portal.close())

/** A running access of two hours. */
async function running(app: { id: number } = demo) {
  const user = await createUser(portal)
  const access = await createAccess(portal, {
    app_id: app.id,
    user_id: user.id,
    status: RequestStatus.used,
    duration_id: 4,
  })
  return { user, access, end: Date.parse(access.expire_at ?? '') }
}
async function renewed(user: TestUser) {
  const { access_token } = await openSession(portal.db, user, portal.clock.now())
  return access_token
}
const extend = async (user: TestUser, id: number) =>
  portal.call('POST', `/v1/userapps/${id}/extend/`, { token: await renewed(user) })

describe('POST /v1/userapps/:id/extend/', () => {
  it('adds the app’s minutes in the last quarter, once', async () => {
    const { user, access, end } = await running()
    const early = await extend(user, access.id)
    expect([early.status, early.data.code]).toEqual([409, 'extension_too_early'])
    portal.clock.advance(91 * MINUTE)
    const { status, data } = await extend(user, access.id)
    expect([status, data.state, data.extension_minutes]).toEqual([200, 'running', 0])
    expect(Date.parse(data.expire_at)).toBe(end + 30 * MINUTE)
    const again = await extend(user, access.id)
    expect([again.status, again.data.code]).toEqual([409, 'extension_unavailable'])
  })

  it('gives one of fifty at once', async () => {
    const { user, access, end } = await running()
    portal.clock.advance(110 * MINUTE)
    const token = await renewed(user)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => portal.call('POST', `/v1/userapps/${access.id}/extend/`, { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { expire_at } = await portal.db
      .selectFrom('accesses')
      .select('expire_at')
      .where('id', '=', access.id)
      .executeTakeFirstOrThrow()
    expect(Date.parse(expire_at ?? '')).toBe(end + 30 * MINUTE)
  })

  it('is for the owner, for a running access, and where the app allows it', async () => {
    const { access, user } = await running()
    portal.clock.advance(110 * MINUTE)
    expect((await extend(await createUser(portal), access.id)).status).toBe(404)
    portal.clock.advance(11 * MINUTE)
    expect((await extend(user, access.id)).data.code).toBe('access_expired')
    portal.clock.set(new Date())
    const none = await running(await createDemo(portal, admin, { extension_minutes: 0 }))
    portal.clock.advance(110 * MINUTE)
    expect((await extend(none.user, none.access.id)).data.code).toBe('extension_unavailable')
  })
})

describe('POST /v1/launch/extend/', () => {
  it('extends for the owner, in the demo', async () => {
    const { access, end } = await running()
    const other = await createDemo(portal, admin)
    portal.clock.advance(110 * MINUTE)
    expect((await callAs(portal, other, 'extend', { access_id: access.id })).status).toBe(404)
    const { status, data } = await callAs(portal, demo, 'extend', { access_id: String(access.id) })
    expect(status).toBe(200)
    expect(data).toMatchObject({ access_exp: Math.floor((end + 30 * MINUTE) / 1000), extension_minutes: 0 })
    const introspection = await callAs(portal, demo, 'introspect', { token: String(access.id) })
    expect(introspection.data).toMatchObject({ exp: data.access_exp, extension_minutes: 0 })
  })
})

describe('POST /v1/requestapps/:id/extend/', () => {
  const add = async (id: number, body: unknown) =>
    portal.call('POST', `/v1/requestapps/${id}/extend/`, { token: await renewed(admin), body })

  it('adds time at any moment, with a reason that the log keeps', async () => {
    const { user, access, end } = await running()
    const { status, data } = await add(access.id, { minutes: 45, reason: 'Salle prise' })
    expect(status).toBe(200)
    expect(Date.parse(data.expire_at)).toBe(end + 45 * MINUTE)
    const { log } = (
      await portal.call('GET', `/v1/requestappaccess/${access.id}`, { token: await renewed(admin) })
    ).data
    expect(log.at(-1)).toMatchObject({
      actor: 'admin',
      from_status: 4,
      to_status: 4,
      added_minutes: 45,
      reason: 'Salle prise',
    })
    // The owner's own extension stays possible.
    portal.clock.advance(2 * HOUR + 30 * MINUTE)
    expect((await extend(user, access.id)).status).toBe(200)
  })

  it('wants minutes and a reason, and a running access', async () => {
    const { user, access } = await running()
    expect((await add(access.id, { minutes: 0, reason: 'x' })).data.errors).toHaveProperty('minutes')
    expect((await add(access.id, { minutes: 10 })).data.errors).toHaveProperty('reason')
    const waiting = await createAccess(portal, {
      app_id: (await createDemo(portal, admin)).id,
      user_id: user.id,
    })
    expect((await add(waiting.id, { minutes: 10, reason: 'x' })).data.code).toBe('access_not_open')
  })

  it('is not counted as an opening', async () => {
    const { access } = await running()
    const token = await renewed(admin)
    const openings = async () => (await portal.call('GET', '/v1/statistics/', { token })).data.openings
    const before = await openings()
    await add(access.id, { minutes: 10, reason: 'x' })
    expect(await openings()).toBe(before)
  })
})
