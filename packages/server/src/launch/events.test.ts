import { type AccessEvent, AppStatus, RequestStatus, UserStatus } from '@portal/contract'
import { createParser } from 'eventsource-parser'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  createAccess,
  createAdmin,
  createDemo,
  createUser,
  HOUR,
  startTestPortal,
  type TestDemo,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'

let portal: TestPortal
let beside: TestPortal
let admin: TestUser
let demo: TestDemo
beforeAll(async () => {
  portal = await startTestPortal()
  beside = await startTestPortal({ beside: portal })
  admin = await createAdmin(portal)
})
afterEach(() => portal.clock.set(new Date()))
afterAll(async () => {
  await beside.close()
  await portal.close()
})

type Heard = { id: string | undefined; event: AccessEvent; at: number }
const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

/** Follows the events of a demo at one of the servers. */
async function follow(server: TestPortal, by: TestDemo, lastEventId?: string) {
  const left = new AbortController()
  leaving.push(() => left.abort())
  const response = await fetch(`${server.baseUrl}/v1/launch/events/`, {
    headers: {
      authorization: by.authorization,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: left.signal,
  })
  const heard: Heard[] = []
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (event === 'access') heard.push({ id, event: JSON.parse(data), at: Date.now() })
    },
  })
  const decoder = new TextDecoder()
  const ended = (async () => {
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }))
  })().catch(() => {})
  return { response, heard, ended, leave: () => left.abort() }
}

async function running() {
  const user = await createUser(portal)
  const access = await createAccess(portal, { app_id: demo.id, user_id: user.id, status: RequestStatus.used })
  return { user, access }
}
const heardOf = async (heard: Heard[], id: number) => {
  await vi.waitFor(() => expect(heard.map(({ event }) => event.access_id)).toContain(id), 3000)
  return heard.find(({ event }) => event.access_id === id)
}
const asAdmin = (method: string, path: string, body?: unknown) =>
  portal.call(method, path, { token: admin.token, body })

describe('GET /v1/launch/events/', () => {
  beforeAll(async () => {
    demo = await createDemo(portal, admin)
  })

  it('requires the app’s own credentials', async () => {
    const { status } = await portal.call('GET', '/v1/launch/events/', { token: admin.token })
    expect(status).toBe(401)
  })

  it('says within two seconds, on another server, what was revoked', async () => {
    const { response, heard } = await follow(beside, demo)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const { access } = await running()
    const before = Date.now()
    await asAdmin('PUT', `/v1/requestapps/${access.id}`, { status: RequestStatus.cancelled })
    const one = await heardOf(heard, access.id)
    expect(one?.event).toEqual({ access_id: access.id, state: 'revoked', access_exp: expect.any(Number) })
    expect((one?.at ?? 0) - before).toBeLessThan(2000)
  })

  it('tells of a blocked person, a deleted one, a deleted access and an extension', async () => {
    const { heard } = await follow(portal, demo)
    const [blocked, gone, deleted, longer] = [
      await running(),
      await running(),
      await running(),
      await running(),
    ]
    await asAdmin('PUT', `/v1/users/${blocked.user.id}`, { status: UserStatus.blocked })
    await asAdmin('DELETE', `/v1/users/${gone.user.id}`)
    await asAdmin('DELETE', `/v1/requestapps/${deleted.access.id}`)
    await asAdmin('POST', `/v1/requestapps/${longer.access.id}/extend/`, { minutes: 10, reason: 'Encore' })
    for (const { access } of [blocked, gone, deleted])
      expect((await heardOf(heard, access.id))?.event.state).toBe('revoked')
    expect((await heardOf(heard, longer.access.id))?.event).toEqual({
      access_id: longer.access.id,
      state: 'extended',
      access_exp: Math.floor(Date.parse(longer.access.expire_at ?? '') / 1000) + 600,
    })
  })

  it('tells of a suspended app, and of nobody else’s', async () => {
    const [own, other] = [await createDemo(portal, admin), await createDemo(portal, admin)]
    const access = await createAccess(portal, {
      app_id: own.id,
      user_id: (await createUser(portal)).id,
      status: RequestStatus.used,
    })
    const [here, there] = [await follow(portal, own), await follow(portal, other)]
    await asAdmin('PUT', `/v1/apps/${own.id}`, { status: AppStatus.suspended })
    expect((await heardOf(here.heard, access.id))?.event.state).toBe('revoked')
    expect(there.heard).toEqual([])
  })

  it('tells once, at both servers, of an access whose time is over', async () => {
    const [here, there] = [await follow(portal, demo), await follow(beside, demo)]
    const { access } = await running()
    portal.clock.advance(HOUR + 100)
    for (const { heard } of [here, there])
      expect((await heardOf(heard, access.id))?.event.state).toBe('ended')
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect(here.heard.filter(({ event }) => event.access_id === access.id)).toHaveLength(1)
  })

  it('repeats what was missed since the last event', async () => {
    const own = await createDemo(portal, admin)
    const accesses = await Promise.all(
      Array.from({ length: 3 }, async () =>
        createAccess(portal, {
          app_id: own.id,
          user_id: (await createUser(portal)).id,
          status: RequestStatus.used,
        }),
      ),
    )
    const first = await follow(portal, own)
    const [one, ...others] = accesses.map(({ id }) => id)
    await asAdmin('DELETE', `/v1/requestapps/${one}`)
    const { id } = (await heardOf(first.heard, one ?? 0)) ?? {}
    first.leave()
    for (const missed of others) await asAdmin('DELETE', `/v1/requestapps/${missed}`)
    const again = await follow(beside, own, id)
    for (const missed of others) await heardOf(again.heard, missed)
    expect(again.heard.map(({ event }) => event.access_id)).toEqual(others)
  })

  it('ends when the server is drained', async () => {
    const third = await startTestPortal({ beside: portal })
    const { ended } = await follow(third, demo)
    const before = Date.now()
    await third.app.drain.start(5000)
    await ended
    await third.close()
    expect(Date.now() - before).toBeLessThan(2000)
  })
})
