import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  DAY,
  HOUR,
  MINUTE,
  setParameter,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { openSession } from '../sessions/commands/open.ts'
import { askAccess } from './commands/ask.ts'

let portal: TestPortal
let admin: TestUser
let app: { id: number }
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  app = await createApp(portal)
})
afterEach(() => portal.clock.set(new Date()))
afterAll(() => portal.close())

const as = (who: TestUser) => (method: string, path: string, body?: unknown) =>
  portal.call(method, path, { token: who.token, body })
/** Signs in again, for a test that outlives a token. */
const renewed = async (user: TestUser): Promise<TestUser> => ({
  ...user,
  token: (await openSession(portal.db, user, portal.clock.now())).access_token,
})
const ask = (user: TestUser, appId = app.id, body: unknown = {}) =>
  as(user)('POST', `/v1/users/requestappaccess/${appId}`, body)
const decide = (id: number, body: Record<string, unknown>) =>
  as(admin)('PUT', `/v1/requestapps/${id}`, { id, ...body })
const own = async (user: TestUser, id: number) =>
  (await as(user)('GET', '/v1/userapps/')).data.find((one: { id: number }) => one.id === id)
const ticket = async (user: TestUser, id: number) =>
  (await as(user)('GET', `/v1/apps/app_access/${id}`)).data.token as string
const use = (user: TestUser, id: number, token: string) =>
  as(user)('POST', '/v1/users/enable_apps_access/', { id, status: 4, token })
const logOf = async (id: number) => (await as(admin)('GET', `/v1/requestappaccess/${id}`)).data.log
describe.each([
  ['GET', '/v1/userapps/'],
  ['POST', '/v1/users/requestappaccess/1'],
  ['POST', '/v1/users/fullappaccess/'],
  ['POST', '/v1/users/enable_apps_access/'],
  ['POST', '/v1/userapps/1/cancel/'],
  ['GET', '/v1/apps/app_access/1'],
  ['GET', '/v1/requestappaccess/'],
  ['GET', '/v1/requestappaccess/1'],
  ['PUT', '/v1/requestapps/1'],
  ['POST', '/v1/requestapps/'],
  ['DELETE', '/v1/requestapps/1'],
])('%s %s', (method, path) => {
  it('requires authentication', async () => {
    expect((await portal.call(method, path)).status).toBe(401)
  })
})

describe('POST /v1/users/requestappaccess/:appId', () => {
  it('waits for an administrator, whatever the body wishes', async () => {
    const user = await createUser(portal)
    const { status, data } = await ask(user, app.id, { duration_id: 8, reason: 'Pour un client' })
    expect(status).toBe(201)
    expect(data).toMatchObject({ status: 0, state: 'waiting', duration_id: 0, reason: 'Pour un client' })
    const seen = (await as(admin)('GET', `/v1/requestappaccess/${data.id}`)).data
    expect(seen).toMatchObject({ proposed_duration_id: 8, request_reason: 'Pour un client', reason: null })
    expect(seen.log).toMatchObject([{ actor: 'owner', from_status: null, to_status: 0 }])
  })
  it('needs no body at all', async () => {
    const user = await createUser(portal)
    const { status } = await as(user)('POST', `/v1/users/requestappaccess/${app.id}`)
    expect(status).toBe(201)
  })
  it('is one at a time for each user and app; the refusal names the open one', async () => {
    const user = await createUser(portal)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(user)))
    const won = answers.filter(({ status }) => status === 201)
    expect(won).toHaveLength(1)
    for (const { status, data } of answers.filter((one) => one !== won[0])) {
      expect(status).toBe(409)
      expect(data).toMatchObject({ code: 'request_already_open', existing_id: won[0]?.data.id })
    }
    expect((await ask(user, (await createApp(portal)).id)).status).toBe(201)
  })
  it('is for online apps', async () => {
    const user = await createUser(portal)
    const closed = await createApp(portal, { status: 1 })
    expect((await ask(user, closed.id)).data.code).toBe('app_not_online')
    expect((await ask(user, 999_999)).status).toBe(404)
  })
  it('may be repeated after refusal, cancellation, expiry and lapse', async () => {
    for (const state of ['refused', 'cancelled', 'expired', 'lapsed']) {
      const user = await createUser(portal)
      const at = portal.clock.now()
      const past = new Date(at.getTime() - MINUTE).toISOString()
      const over = { app_id: app.id, user_id: user.id }
      if (state === 'refused') await createAccess(portal, { ...over, status: 2 })
      if (state === 'cancelled') await createAccess(portal, { ...over, status: 3 })
      if (state === 'expired') await createAccess(portal, { ...over, status: 4, expire_at: past })
      if (state === 'lapsed') await createAccess(portal, { ...over, status: 1, use_by: past })
      expect((await ask(user)).status, state).toBe(201)
    }
  })
  it('records the partner and tells the requester and the administrators', async () => {
    const user = await createUser(portal, { language: 'en' })
    const { data } = await portal.call('POST', `/v1/users/requestappaccess/${app.id}`, {
      token: user.token,
      body: {},
      headers: { 'client-id': 'partenaire-1' },
    })
    expect((await as(admin)('GET', `/v1/requestappaccess/${data.id}`)).data.partner_id).toBe('partenaire-1')
    const mails = await portal.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', user.email)
      .execute()
    expect(mails).toMatchObject([{ kind: 'requestReceived', language: 'en' }])
    const told = await portal.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', admin.email)
      .where('kind', '=', 'requestWaiting')
      .execute()
    expect(told.length).toBeGreaterThan(0)
  })
})

describe('with auto-grant', () => {
  beforeAll(() => setParameter(portal, 'access.autoGrant', 'true'))
  afterAll(() => setParameter(portal, 'access.autoGrant', 'false'))

  it('grants four hours at once, by the portal', async () => {
    const user = await createUser(portal)
    const { data } = await as(user)('POST', '/v1/users/fullappaccess/', {
      app_id: app.id,
      status: 1,
      duration_id: 8,
      duration: '4320',
    })
    expect(data).toMatchObject({ status: 1, state: 'granted', duration_id: 7, duration: '240' })
    expect(await logOf(data.id)).toMatchObject([{ actor: 'portal', from_status: null, to_status: 1 }])
  })
  it('tells the person beforehand', async () => {
    const asking = async (user: TestUser) => (await as(user)('GET', '/v1/users/fullappaccess/')).data
    const user = await createUser(portal)
    expect(await asking(user)).toEqual({ granted_at_once: true })
    expect(await asking(await createUser(portal, { status: 0 }))).toEqual({ granted_at_once: false })
    await setParameter(portal, 'access.autoGrant', 'false')
    try {
      expect(await asking(user)).toEqual({ granted_at_once: false })
    } finally {
      await setParameter(portal, 'access.autoGrant', 'true')
    }
  })
  it('lets an account that waits for validation ask, and open nothing', async () => {
    const user = await createUser(portal, { status: 0 })
    const { data } = await ask(user)
    expect(data.status).toBe(0)
    await decide(data.id, { status: 1, duration_id: 2 })
    const launch = await as(user)('GET', `/v1/apps/app_access/${data.id}`)
    expect(launch.status).toBe(403)
    expect(launch.data.code).toBe('account_to_validate')
  })
  it('grants no more for one app than the parameter allows', async () => {
    await setParameter(portal, 'nbAccess', '1')
    try {
      const user = await createUser(portal)
      const past = new Date(portal.clock.now().getTime() - HOUR).toISOString()
      await createAccess(portal, { app_id: app.id, user_id: user.id, status: 4, expire_at: past })
      expect((await ask(user)).data.code).toBe('access_limit_reached')
      expect((await ask(user, (await createApp(portal)).id)).status).toBe(201)
      const body = { user_id: user.id, app_id: app.id, duration_id: 2 }
      expect((await as(admin)('POST', '/v1/requestapps/', body)).data.code).toBe('access_limit_reached')
    } finally {
      await setParameter(portal, 'nbAccess', '0')
    }
  })
})

describe('PUT /v1/requestapps/:id', () => {
  /** Every pair of statuses; the listed ones are allowed (docs/product.md#life-of-an-access). */
  const allowed = ['0>1', '0>2', '0>3', '1>2', '1>3', '4>3', '2>1', '3>1']
  const statuses = [0, 1, 2, 3, 4] as const
  const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

  it.each(pairs)('%i to %i', async (from, to) => {
    const user = await createUser(portal)
    const access = await createAccess(portal, { app_id: app.id, user_id: user.id, status: from })
    const { status, data } = await decide(access.id, { status: to, duration_id: 3, reason: 'Motif' })
    if (!allowed.includes(`${from}>${to}`)) {
      expect(status).toBe(409)
      expect(data.code).toBe('transition_refused')
      expect((await own(user, access.id)).status).toBe(from)
      expect(await logOf(access.id)).toEqual([])
      return
    }
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: to, duration_id: to === 1 ? 3 : 0, reason: 'Motif' })
    expect(data.decided_by_name).toBe('Ada Martin')
    expect(await logOf(access.id)).toMatchObject([
      { actor: 'admin', actor_name: 'Ada Martin', from_status: from, to_status: to, reason: 'Motif' },
    ])
  })

  it('says in both languages what cannot become what', async () => {
    const user = await createUser(portal)
    const access = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 2 })
    const french = await decide(access.id, { status: 4 })
    expect(french.data.detail).toMatch(/«\sRefusé\s»/)
    const english = await portal.call('PUT', `/v1/requestapps/${access.id}`, {
      token: admin.token,
      body: { status: 4 },
      headers: { 'accept-language': 'en' },
    })
    expect(english.data.detail).toContain('“Refused”')
  })
  it('refuses a grant without a duration', async () => {
    const user = await createUser(portal)
    const { data } = await ask(user)
    for (const body of [{ status: 1 }, { status: 1, duration_id: 0 }]) {
      const answer = await decide(data.id, body)
      expect(answer.status).toBe(422)
      expect(answer.data.errors).toEqual({ duration_id: 'common.requestTestAppDurationNotNull' })
    }
  })
  it('takes the whole record back, under either name of the status', async () => {
    const user = await createUser(portal)
    const { data } = await ask(user)
    const { log, ...record } = (await as(admin)('GET', `/v1/requestappaccess/${data.id}`)).data
    expect(log).toHaveLength(1)
    const granted = await decide(data.id, { ...record, request_status: 1, duration_id: 2 })
    expect(granted.data).toMatchObject({ status: 1, request_status: 1, reason: null })
    expect((await decide(data.id, { ...record, status: 2 })).data.code).toBe('conflict')
  })
  it('lets exactly one of two decisions win that were made on the same version', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, updated_at } = (await ask(await createUser(portal))).data
      const wishes = [
        { status: 1, duration_id: 2, updated_at },
        { status: 2, updated_at },
      ]
      const answers = await Promise.all(
        (round % 2 ? wishes : wishes.toReversed()).map((wish) => decide(id, wish)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await logOf(id)).toHaveLength(2)
    }
  })
  it('lets exactly one of a decision and a change of mind win', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await createUser(portal)
      const { id, updated_at } = (await ask(user)).data
      const answers = await Promise.all([
        decide(id, { status: 1, duration_id: 2, updated_at }),
        as(user)('POST', `/v1/userapps/${id}/cancel/`),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await logOf(id)).toHaveLength(2)
    }
  })
  it('lets exactly one of two administrators decide', async () => {
    const second = await createAdmin(portal)
    for (let round = 0; round < 5; round++) {
      const user = await createUser(portal)
      const { data } = await ask(user)
      const { updated_at } = data
      const answers = await Promise.all([
        decide(data.id, { status: 1, duration_id: 2, updated_at }),
        as(second)('PUT', `/v1/requestapps/${data.id}`, { status: 2, updated_at }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await logOf(data.id)).toHaveLength(2)
    }
  })
  it('takes the version from If-Match as well', async () => {
    const { data } = await ask(await createUser(portal))
    const put = (version: string) =>
      portal.call('PUT', `/v1/requestapps/${data.id}`, {
        token: admin.token,
        body: { status: 2 },
        headers: { 'if-match': version },
      })
    const old = '2020-01-01T00:00:00.000Z'
    for (const version of [`"${old}"`, `W/"${old}"`, old])
      expect((await put(version)).data.code, version).toBe('conflict')
    expect((await put(`"${data.updated_at}"`)).status).toBe(200)
  })
  it('lets an administrator correct what another one decided, with or without its version', async () => {
    const second = await createAdmin(portal)
    const user = await createUser(portal)
    const { data } = await decide((await ask(user)).data.id, { status: 2 })
    const correct = (body: Record<string, unknown>) =>
      as(second)('PUT', `/v1/requestapps/${data.id}`, { status: 1, duration_id: 2, ...body })
    expect((await correct({ updated_at: '2020-01-01T00:00:00.000Z' })).data.code).toBe('conflict')
    expect((await correct({})).status).toBe(200)
    expect(await logOf(data.id)).toHaveLength(3)
  })
  it('does not give back a place that a newer request holds', async () => {
    const user = await createUser(portal)
    const old = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 2 })
    const { data } = await ask(user)
    const answer = await decide(old.id, { status: 1, duration_id: 2 })
    expect(answer.data).toMatchObject({ code: 'request_already_open', existing_id: data.id })
  })
  it('mails each decision to the requester', async () => {
    const user = await createUser(portal)
    const { data } = await ask(user)
    await decide(data.id, { status: 1, duration_id: 2 })
    await use(user, data.id, await ticket(user, data.id))
    await decide(data.id, { status: 3, reason: 'Maintenance' })
    const mails = await portal.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', user.email)
      .orderBy('id')
      .execute()
    expect(mails.map(({ kind }) => kind)).toEqual(['requestReceived', 'requestGranted', 'requestCancelled'])
    expect(JSON.parse(mails[2]?.values ?? '')).toMatchObject({ wasRunning: true, reason: 'Maintenance' })
  })

  it('decides a record that another administrator decided before the clock was set back', async () => {
    const { data } = await ask(await createUser(portal))
    await decide(data.id, { status: 1, duration_id: 2 })
    const other = await createAdmin(portal)
    portal.clock.advance(-HOUR)
    try {
      const body = { status: 3, reason: 'Motif' }
      expect((await as(other)('PUT', `/v1/requestapps/${data.id}`, body)).status).toBe(200)
    } finally {
      portal.clock.advance(HOUR)
    }
  })
})

describe('POST /v1/requestapps/', () => {
  it('grants what nobody asked for, once', async () => {
    const user = await createUser(portal)
    const body = { user_id: user.id, app_id: app.id, duration_id: 4, reason: 'Salon' }
    const { status, data } = await as(admin)('POST', '/v1/requestapps/', body)
    expect(status).toBe(201)
    expect(data).toMatchObject({ status: 1, duration: '120', email: user.email })
    expect((await as(admin)('POST', '/v1/requestapps/', body)).data.existing_id).toBe(data.id)
  })
  it.each([
    [{ user_id: 999_999 }, 'user_id'],
    [{ app_id: 999_999 }, 'app_id'],
    [{ duration_id: 0 }, 'duration_id'],
  ])('refuses %o and names the field', async (change, field) => {
    const user = await createUser(portal)
    const body = { user_id: user.id, app_id: app.id, duration_id: 4, ...change }
    const { status, data } = await as(admin)('POST', '/v1/requestapps/', body)
    expect(status).toBe(422)
    expect(Object.keys(data.errors)).toEqual([field])
  })
})

describe('POST /v1/userapps/:id/cancel/', () => {
  it('takes back what waits, and nothing else', async () => {
    const user = await createUser(portal)
    const { data } = await ask(user)
    expect((await as(await createUser(portal))('POST', `/v1/userapps/${data.id}/cancel/`)).status).toBe(404)
    expect((await as(user)('POST', `/v1/userapps/${data.id}/cancel/`)).data.status).toBe(3)
    expect((await as(user)('POST', `/v1/userapps/${data.id}/cancel/`)).data.code).toBe('transition_refused')
    expect((await ask(user)).status).toBe(201)
  })
})

describe('DELETE /v1/requestapps/:id', () => {
  it('removes the access and keeps the log', async () => {
    const user = await createUser(portal)
    const access = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 4 })
    const { status, data } = await as(admin)('DELETE', `/v1/requestapps/${access.id}`)
    expect([status, data.id]).toEqual([200, access.id])
    expect((await as(admin)('DELETE', `/v1/requestapps/${access.id}`)).status).toBe(404)
    const lines = await portal.db
      .selectFrom('journal')
      .selectAll()
      .where('object', '=', 'access')
      .where('object_id', '=', access.id)
      .execute()
    expect(lines).toMatchObject([{ from_status: 4, to_status: null, app_id: app.id }])
    expect((await ask(user)).status).toBe(201)
  })
})

describe('POST /v1/users/enable_apps_access/', () => {
  it('starts the clock once and counts the openings', async () => {
    const user = await createUser(portal)
    const access = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 1, duration_id: 2 })
    const first = await ticket(user, access.id)
    const used = (await use(user, access.id, first)).data
    expect(used).toMatchObject({ status: 4, state: 'running', nb_access: 1 })
    expect(Date.parse(used.expire_at) - Date.parse(used.activated_at)).toBe(HOUR)
    portal.clock.advance(MINUTE)
    expect((await use(user, access.id, first)).data.nb_access).toBe(1)
    const again = (await use(user, access.id, await ticket(user, access.id))).data
    expect(again).toMatchObject({ nb_access: 2, expire_at: used.expire_at, activated_at: used.activated_at })
    expect(await logOf(access.id)).toMatchObject([{ actor: 'owner', from_status: 1, to_status: 4 }])
  })
  it('starts the clock once for two tabs at once', async () => {
    const user = await createUser(portal)
    const access = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 1 })
    const tokens = [await ticket(user, access.id), await ticket(user, access.id)]
    const answers = await Promise.all(tokens.map((token) => use(user, access.id, token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ data }) => data.expire_at)).size).toBe(1)
    expect(await logOf(access.id)).toHaveLength(1)
    expect((await own(user, access.id)).nb_access).toBe(2)
  })
  it('wants a ticket of this very access', async () => {
    const user = await createUser(portal)
    const access = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 1 })
    const other = await createAccess(portal, {
      app_id: (await createApp(portal)).id,
      user_id: user.id,
      status: 1,
    })
    expect((await use(user, access.id, await ticket(user, other.id))).data.code).toBe('invalid_ticket')
    expect((await use(user, access.id, 'x')).data.code).toBe('invalid_ticket')
    const stranger = await createUser(portal)
    expect((await use(stranger, access.id, 'x')).status).toBe(404)
    const late = await ticket(user, access.id)
    portal.clock.advance(5 * MINUTE + 1000)
    expect((await use(user, access.id, late)).data.code).toBe('ticket_expired')
    expect((await own(user, access.id)).status).toBe(1)
  })
  it('is over when the time is over', async () => {
    let user = await createUser(portal)
    const access = await createAccess(portal, {
      app_id: app.id,
      user_id: user.id,
      status: 1,
      duration_id: 1,
    })
    await use(user, access.id, await ticket(user, access.id))
    portal.clock.advance(30 * MINUTE)
    user = await renewed(user)
    expect((await own(user, access.id)).state).toBe('expired')
    expect((await as(user)('GET', `/v1/apps/app_access/${access.id}`)).data.code).toBe('access_expired')
    const answer = await portal.call('PUT', `/v1/requestapps/${access.id}`, {
      token: (await renewed(admin)).token,
      body: { status: 3 },
    })
    expect(answer.data.code).toBe('access_expired')
    expect((await ask(user)).status).toBe(201)
  })
  it('must happen within the days that the parameter gives', async () => {
    await setParameter(portal, 'access.useBy', '2')
    let user = await createUser(portal)
    const { data } = await decide((await ask(user)).data.id, { status: 1, duration_id: 1 })
    expect(Date.parse(data.use_by) - Date.parse(data.decided_at)).toBe(2 * DAY)
    portal.clock.advance(2 * DAY)
    user = await renewed(user)
    expect((await own(user, data.id)).state).toBe('lapsed')
    expect((await as(user)('GET', `/v1/apps/app_access/${data.id}`)).data.code).toBe('access_lapsed')
  })
})

describe('when the account is deleted', () => {
  const rowsOf = (ids: number[]) =>
    portal.db.selectFrom('accesses').selectAll().where('id', 'in', ids).orderBy('id').execute()

  it('what is open ends, what is over stays as it was, and nobody is named', async () => {
    const user = await createUser(portal)
    const past = new Date(portal.clock.now().getTime() - MINUTE).toISOString()
    const make = async (
      over: Parameters<typeof createAccess>[1] extends infer Over ? Partial<Over> : never,
    ) => (await createAccess(portal, { app_id: (await createApp(portal)).id, user_id: user.id, ...over })).id
    const ids = [
      await make({ status: 0, request_reason: 'Pour Zoé Martin' }),
      await make({ status: 4 }),
      await make({ status: 4, expire_at: past }),
    ]
    expect((await as(user)('DELETE', '/v1/user/acccount/')).status).toBe(204)
    const rows = await rowsOf(ids)
    expect(rows.map(({ status }) => status)).toEqual([3, 3, 4])
    for (const row of rows) expect(row).toMatchObject({ user_id: null, is_open: 0, request_reason: null })
  })

  it('a request that was being made at that moment ends, too', async () => {
    const user = await createUser(portal)
    const started = Promise.withResolvers<void>()
    const asking = portal.db.transaction().execute(async (trx) => {
      const access = await askAccess(trx, portal.deps, { user, appId: app.id, partnerId: 'enseigne' })
      started.resolve()
      await wait(100)
      return access
    })
    await started.promise
    const [deleted, { id }] = await Promise.all([as(user)('DELETE', '/v1/user/acccount/'), asking])
    expect(deleted.status).toBe(204)
    expect(await rowsOf([id])).toMatchObject([{ status: 3, is_open: 0, user_id: null }])
  })
})
