import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  createVisitPass,
  DAY,
  HOUR,
  listQuery,
  PASSWORD,
  setParameter,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'
import { enforceRetention } from '../retention/enforce.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
})
afterAll(() => portal.close())
afterEach(async () => {
  await setParameter(portal, 'nbAccess', '0')
  await setParameter(portal, 'users.validate', 'false')
})

const as =
  ({ token }: TestUser) =>
  (method: string, path: string, body?: unknown) =>
    portal.call(method, path, { token, body })
const take = (user: TestUser, key: string) => as(user)('POST', '/v1/visit/seat/', { key })
const look = async (key: string) => (await portal.call('POST', '/v1/visit/', { body: { key } })).data
const read = async (id: number) => (await as(admin)('GET', `/v1/visitpasses/${id}`)).data
const accessesOf = async (user: TestUser) => (await as(user)('GET', '/v1/userapps/')).data
const logOf = async (id: number) => (await as(admin)('GET', `/v1/requestappaccess/${id}`)).data.log
const registration = () => ({
  email: `essai-${unique()}@exemple.fr`,
  password: PASSWORD,
  passwordConfirm: PASSWORD,
  nom: 'Petit',
  prenom: 'Léa',
  civility: 1,
  consent: true,
})

describe('a seat', () => {
  it('grants every app at once, for the duration of the pass, and says by which pass', async () => {
    const app_ids = [(await createApp(portal)).id, (await createApp(portal, { order: 2 })).id]
    const { id, key } = await createVisitPass(portal, { name: 'Salon Été', app_ids, duration_id: 3 })
    const user = await createUser(portal)
    const { status, data } = await take(user, key)
    expect(status).toBe(200)
    expect(data).toEqual({
      id,
      name: 'Salon Été',
      apps: app_ids.map((app_id) => ({ app_id, outcome: 'granted' })),
    })
    const accesses = await accessesOf(user)
    expect(accesses).toHaveLength(2)
    for (const access of accesses) {
      expect(access).toMatchObject({ status: 1, state: 'granted', duration_id: 3 })
      const [line] = await logOf(access.id)
      expect(line).toMatchObject({ actor: 'portal', rule: 'visit', rule_value: 'Salon Été' })
    }
    const mails = (await portal.mails()).filter(({ to }) => to === user.email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Salon Été')])
  })

  it('is taken by ten of fifty who come at once', async () => {
    const { id, key } = await createVisitPass(portal, { seats: 10 })
    const users = await Promise.all(Array.from({ length: 50 }, () => createUser(portal)))
    const answers = await Promise.all(users.map((user) => take(user, key)))
    const codes = answers.map(({ status, data }) => (status === 200 ? 'taken' : data.code))
    expect(codes.filter((code) => code === 'taken')).toHaveLength(10)
    expect(codes.filter((code) => code === 'visit_pass_full')).toHaveLength(40)
    expect(await read(id)).toMatchObject({ taken: 10, state: 'full' })
    const { n } = await portal.db
      .selectFrom('accesses')
      .innerJoin('visit_pass_apps', 'visit_pass_apps.app_id', 'accesses.app_id')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('visit_pass_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(10)
  })

  it('is counted once for each person, however often and at once they come', async () => {
    const { id, key } = await createVisitPass(portal, { seats: 2 })
    const user = await createUser(portal)
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(user, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers.filter(({ data }) => data.apps.length)).toHaveLength(1)
    expect(await read(id)).toMatchObject({ taken: 1 })
    expect(await accessesOf(user)).toHaveLength(1)
    expect((await as(user)('GET', '/v1/visit/seats/')).data).toMatchObject([{ visit_pass_id: id }])
  })

  it('keeps a live access, grants a request that waits, and leaves out apps that are closed', async () => {
    const user = await createUser(portal)
    const ids: number[] = []
    for (const order of [1, 2, 3, 4])
      ids.push((await createApp(portal, { order, status: order === 4 ? 3 : 2 })).id)
    const [live = 0, waiting = 0, fresh = 0, suspended = 0] = ids
    const running = await createAccess(portal, { app_id: live, user_id: user.id, status: 4, duration_id: 2 })
    const asked = await createAccess(portal, { app_id: waiting, user_id: user.id })
    const { key } = await createVisitPass(portal, { app_ids: ids, duration_id: 5 })
    expect((await look(key)).apps.map(({ id }: { id: number }) => id)).toEqual([live, waiting, fresh])
    expect((await take(user, key)).data.apps).toEqual([
      { app_id: live, outcome: 'kept' },
      { app_id: waiting, outcome: 'granted' },
      { app_id: fresh, outcome: 'granted' },
      { app_id: suspended, outcome: 'closed' },
    ])
    const accesses: { id: number; status: number; duration_id: number }[] = await accessesOf(user)
    expect(accesses).toHaveLength(3)
    expect(accesses.find(({ id }) => id === running.id)).toMatchObject({ status: 4, duration_id: 2 })
    expect(accesses.find(({ id }) => id === asked.id)).toMatchObject({ status: 1, duration_id: 5 })
    expect((await logOf(asked.id)).at(-1)).toMatchObject({ from_status: 0, to_status: 1, rule: 'visit' })
  })

  it('is not spent when no app can be had', async () => {
    const app = await createApp(portal, { status: 1 })
    const { id, key } = await createVisitPass(portal, { app_ids: [app.id] })
    const { status, data } = await take(await createUser(portal), key)
    expect([status, data.code]).toEqual([409, 'app_not_online'])
    expect(await read(id)).toMatchObject({ taken: 0 })
  })

  it('holds the limit of accesses, app by app', async () => {
    await setParameter(portal, 'nbAccess', '1')
    const app_ids = [(await createApp(portal)).id, (await createApp(portal, { order: 2 })).id]
    const [spent = 0] = app_ids
    const user = await createUser(portal)
    await createAccess(portal, {
      app_id: spent,
      user_id: user.id,
      status: 4,
      is_open: 0,
      expire_at: portal.clock.now().toISOString(),
    })
    const { key } = await createVisitPass(portal, { app_ids })
    const { apps } = (await take(user, key)).data
    expect(apps.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['limit', 'granted'])
    expect(await accessesOf(user)).toHaveLength(2)
  })

  it('asks, and does not grant, for an account that waits for its validation', async () => {
    await setParameter(portal, 'users.validate', 'true')
    const { key } = await createVisitPass(portal)
    const { data } = await portal.call('POST', '/v1/visit/account/', { body: { ...registration(), key } })
    const { data: accesses } = await portal.call('GET', '/v1/userapps/', { token: data.access_token })
    expect(accesses).toMatchObject([{ status: 0, state: 'waiting' }])
  })

  it('is nothing for somebody who is blocked', async () => {
    const { key } = await createVisitPass(portal)
    const user = await createUser(portal)
    await as(admin)('PUT', `/v1/users/${user.id}`, { status: 3 })
    expect((await take(user, key)).status).toBe(401)
  })
})

describe('the key', () => {
  it('opens nothing once it is renewed, and the new one does', async () => {
    const { id, key } = await createVisitPass(portal)
    const { address } = (await as(admin)('POST', `/v1/visitpasses/${id}/key/`)).data
    const [page, renewed = ''] = address.split('#')
    expect(page).toBe(`${portal.config.publicUrl}/visit`)
    expect((await look(key)).code).toBe('visit_pass_unknown')
    expect((await take(await createUser(portal), key)).status).toBe(404)
    expect((await look(renewed)).state).toBe('open')
    expect((await take(await createUser(portal), renewed.toUpperCase())).status).toBe(200)
  })

  it('is not that of another pass, nor a part of itself', async () => {
    const [one, other] = [await createVisitPass(portal), await createVisitPass(portal)]
    const [, digits = ''] = one.key.split('-')
    for (const key of [`${other.id}-${digits}`, one.key.slice(0, -1), `${one.id}-`, '', 'x'])
      expect((await look(key)).code, key).toBe('visit_pass_unknown')
  })

  it('tells a stranger the pass and its apps, and nobody who came', async () => {
    const { key } = await createVisitPass(portal)
    const user = await createUser(portal, { nom: 'Inconnue-ici' })
    await take(user, key)
    const visit = await look(key)
    expect(Object.keys(visit).sort()).toEqual(
      ['apps', 'closes_at', 'duration_id', 'id', 'name', 'opens_at', 'state'].sort(),
    )
    expect(visit.apps[0].url).toBeUndefined()
    expect(JSON.stringify(visit)).not.toContain('Inconnue-ici')
  })
})

it('goes by the clock: not yet open, open, over', async () => {
  const opens_at = new Date(portal.clock.now().getTime() + HOUR).toISOString()
  const { id, key } = await createVisitPass(portal, { opens_at })
  const user = await createUser(portal)
  const states = async () => [(await look(key)).state, (await take(user, key)).data.code]
  const start = portal.clock.now()
  expect(await states()).toEqual(['toCome', 'visit_pass_early'])
  portal.clock.set(new Date(start.getTime() + DAY))
  const late = await createUser(portal)
  const { data, status } = await take(late, key)
  expect([(await look(key)).state, status, data.code]).toEqual(['over', 410, 'visit_pass_over'])
  portal.clock.set(start)
  const listed = async (state: string) =>
    (await as(admin)('GET', `/v1/visitpasses/?${listQuery({ filter: { state, id: [id] } })}`)).data.length
  expect([await listed('toCome'), await listed('open'), await listed('over')]).toEqual([1, 0, 0])
})

describe('registering with a pass', () => {
  it('makes the account, takes the seat and grants, all at once', async () => {
    const { id, key } = await createVisitPass(portal)
    const { status, data } = await portal.call('POST', '/v1/visit/account/', {
      body: { ...registration(), key },
    })
    expect(status).toBe(201)
    const { data: accesses } = await portal.call('GET', '/v1/userapps/', { token: data.access_token })
    expect(accesses).toMatchObject([{ state: 'granted' }])
    expect(await read(id)).toMatchObject({ taken: 1 })
  })

  it('makes no account without a seat', async () => {
    const { key } = await createVisitPass(portal, { seats: 1 })
    const bodies = [registration(), registration(), registration()]
    const answers = await Promise.all(
      bodies.map((body) => portal.call('POST', '/v1/visit/account/', { body: { ...body, key } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const accounts = await portal.db
      .selectFrom('users')
      .select('id')
      .where(
        'email',
        'in',
        bodies.map(({ email }) => email),
      )
      .execute()
    expect(accounts).toHaveLength(1)
  })
})

describe('an administrator', () => {
  const bodyWith = async (over = {}) => ({
    name: 'Journée',
    opens_at: portal.clock.now().toISOString(),
    closes_at: new Date(portal.clock.now().getTime() + DAY).toISOString(),
    seats: 5,
    duration_id: 7,
    app_ids: [(await createApp(portal)).id],
    ...over,
  })

  it('makes, changes and deletes a pass; the journal keeps each', async () => {
    const made = (await as(admin)('POST', '/v1/visitpasses/', await bodyWith())).data
    expect(made).toMatchObject({ state: 'open', taken: 0, seats: 5 })
    await take(await createUser(portal), made.address.split('#')[1])
    const saved = await as(admin)('PUT', `/v1/visitpasses/${made.id}`, { ...made, seats: 7 })
    expect(saved.data).toMatchObject({ seats: 7, taken: 1, address: made.address })
    const stale = await as(admin)('PUT', `/v1/visitpasses/${made.id}`, { ...made, seats: 9 })
    expect([stale.status, stale.data.code]).toEqual([409, 'conflict'])
    const named = await as(admin)('PUT', `/v1/visitpasses/${made.id}`, { name: 'Soirée' })
    expect(named.data).toEqual({ ...saved.data, name: 'Soirée', updated_at: named.data.updated_at })
    const turned = await as(admin)('PUT', `/v1/visitpasses/${made.id}`, { closes_at: '2020-01-01T00:00:00Z' })
    expect(turned.data.errors).toEqual({ closes_at: 'visitPassesAdmin.endAfterStart' })
    await as(admin)('POST', `/v1/visitpasses/${made.id}/key/`)
    await as(admin)('DELETE', `/v1/visitpasses/${made.id}`)
    const query = listQuery({ filter: { object: 'visit', object_id: made.id }, sort: ['id', 'ASC'] })
    const { data } = await as(admin)('GET', `/v1/journal/?${query}`)
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'visit.created',
      'visit.taken',
      'visit.changed',
      'visit.changed',
      'visit.key',
      'visit.deleted',
    ])
    expect(JSON.stringify(data)).not.toContain(made.address.split('-')[1])
  })

  it('is told what is wrong with a pass, field by field', async () => {
    const at = portal.clock.now().toISOString()
    const past = new Date(portal.clock.now().getTime() - HOUR).toISOString()
    const refused = async (over: object) =>
      (await as(admin)('POST', '/v1/visitpasses/', await bodyWith(over))).data.errors
    expect(await refused({ closes_at: at, opens_at: at })).toEqual({
      closes_at: 'visitPassesAdmin.endAfterStart',
    })
    expect(await refused({ opens_at: '2020-01-01T00:00:00Z', closes_at: past })).toEqual({
      closes_at: 'visitPassesAdmin.endPassed',
    })
    expect(await refused({ opens_at: 'demain', closes_at: '', seats: 1.5 })).toEqual({
      opens_at: 'common.invalidValue',
      closes_at: 'common.requiredField',
      seats: 'common.invalidValue',
    })
    expect(await refused({ app_ids: [] })).toEqual({ app_ids: 'common.requiredField' })
    expect(await refused({ app_ids: [2_000_000_000] })).toEqual({ app_ids: 'common.invalidValue' })
    expect(await refused({ seats: 0 })).toEqual({ seats: 'visitPassesAdmin.seatsRange' })
    expect(await refused({ name: ' ', duration_id: 0 })).toEqual({
      name: 'common.requiredField',
      duration_id: 'common.requestTestAppDurationNotNull',
    })
  })

  it('gives a pass no fewer seats than are taken', async () => {
    const { id, key } = await createVisitPass(portal, { seats: 3 })
    await take(await createUser(portal), key)
    await take(await createUser(portal), key)
    const pass = await read(id)
    const { status, data } = await as(admin)('PUT', `/v1/visitpasses/${id}`, { ...pass, seats: 1 })
    expect([status, data.errors]).toEqual([422, { seats: 'visitPassesAdmin.fewerThanTaken' }])
    expect((await as(admin)('PUT', `/v1/visitpasses/${id}`, { ...pass, seats: 2 })).data.state).toBe('full')
  })

  it('sees who came; a deleted account leaves the list and frees no seat', async () => {
    const { id, key } = await createVisitPass(portal)
    const [stays, goes] = [await createUser(portal, { organisation: 'Verdier' }), await createUser(portal)]
    await take(stays, key)
    await take(goes, key)
    const guests = async () =>
      (await as(admin)('GET', `/v1/visitguests/?${listQuery({ filter: { visit_pass_id: id } })}`)).data
    expect(await guests()).toHaveLength(2)
    const { data: own } = await as(goes)('GET', '/v1/user/export/')
    expect(own.visits).toMatchObject([{ name: 'Salon' }])
    await as(admin)('DELETE', `/v1/users/${goes.id}`)
    expect(await guests()).toMatchObject([{ user_id: stays.id, nom: 'Martin', organisation: 'Verdier' }])
    expect(await read(id)).toMatchObject({ taken: 2 })
  })

  it('loses an app of a pass with the app, and nothing else', async () => {
    const [kept, gone] = [await createApp(portal), await createApp(portal)]
    const { id } = await createVisitPass(portal, { app_ids: [kept.id, gone.id] })
    await as(admin)('DELETE', `/v1/apps/${gone.id}`)
    expect((await read(id)).app_ids).toEqual([kept.id])
  })
})

it('is forgotten 90 days after its end, with who came; what was granted stays', async () => {
  const { id, key, closes_at } = await createVisitPass(portal)
  const user = await createUser(portal)
  await take(user, key)
  const start = portal.clock.now()
  const rows = async () =>
    (await portal.db.selectFrom('visit_guests').select('id').where('visit_pass_id', '=', id).execute()).length
  portal.clock.set(new Date(Date.parse(closes_at) + 90 * DAY - HOUR))
  await enforceRetention(portal.deps)
  expect(await rows()).toBe(1)
  portal.clock.set(new Date(Date.parse(closes_at) + 90 * DAY + HOUR))
  await enforceRetention(portal.deps)
  expect(await rows()).toBe(0)
  const accesses = await portal.db
    .selectFrom('accesses')
    .select('id')
    .where('user_id', '=', user.id)
    .execute()
  expect(accesses).toHaveLength(1)
  portal.clock.set(start)
})

it('lets a room of people in from one address, and guessers no further', async () => {
  const limited = await startTestPortal({ env: { LIMITS_FACTOR: '1' } })
  const { key } = await createVisitPass(limited, { seats: 40 })
  const register = () => limited.call('POST', '/v1/visit/account/', { body: { ...registration(), key } })
  for (let person = 0; person < 12; person++) expect((await register()).status).toBe(201)
  const guess = async () =>
    (await limited.call('POST', '/v1/visit/', { body: { key: '1-00ff00ff00ff00ff00ff' } })).status
  const answers = await Promise.all(Array.from({ length: 200 }, guess))
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0)
  await limited.close()
})
