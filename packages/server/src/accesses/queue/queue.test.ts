import { ACCESS_STATES, type AdminAccess, accessState, ENDING_SOON_MS, endpoints } from '@portal/contract'
import { fold } from '@portal/platform/db/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  DAY,
  HOUR,
  MINUTE,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../../test/index.ts'
import { compactTallies } from './tallies.ts'

let portal: TestPortal
let admin: TestUser
let user: TestUser
let all: AdminAccess[]
/** The app whose names the search looks for. */
let named: { id: number; code: string }
/** An access granted without a request. */
let unasked: number

beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  user = await createUser(portal, { nom: 'Élancourt', prenom: 'Inès', organisation: 'Maison 100%' })
  named = await createApp(portal, { name: 'Œil d’entrepôt', category: 5 })
  await fill()
  all = await list({ range: [0, 999] })
})
afterAll(() => portal.close())

/** Makes accesses in every state, of several people and apps, one without a person. */
async function fill() {
  const now = portal.clock.now().getTime()
  const at = (ms: number) => new Date(now + ms).toISOString()
  const stories = [
    { status: 0 },
    { status: 1, use_by: at(DAY) },
    { status: 1, use_by: at(-MINUTE) },
    { status: 2, decided_at: at(-DAY) },
    { status: 3, decided_at: at(-HOUR) },
    { status: 4, activated_at: at(-HOUR), expire_at: at(30 * MINUTE) },
    { status: 4, activated_at: at(-HOUR), expire_at: at(DAY) },
    { status: 4, activated_at: at(-3 * DAY), expire_at: at(-2 * DAY), updated_at: at(-3 * DAY) },
  ] as const
  for (const [index, story] of stories.entries()) {
    const app = await createApp(portal, { name: `App ${9 - index}` })
    const person = await createUser(portal, { nom: `Nom ${index}` })
    const created_at = at(-index * DAY - 4 * DAY)
    await createAccess(portal, { ...story, app_id: app.id, user_id: person.id, created_at })
    await createAccess(portal, { ...story, app_id: named.id, user_id: person.id, created_at })
    await createAccess(portal, { ...story, app_id: app.id, user_id: user.id, created_at })
  }
  const body = { app_id: (await createApp(portal)).id, user_id: user.id, duration_id: 1 }
  const granted = await portal.call('POST', '/v1/requestapps/', { token: admin.token, body })
  unasked = granted.data.id
  const gone = await createUser(portal)
  await createAccess(portal, { app_id: named.id, user_id: gone.id, status: 2 })
  await portal.db.deleteFrom('users').where('id', '=', gone.id).execute()
}

const ask = (query: Record<string, unknown>) =>
  portal.call(
    'GET',
    `/v1/requestappaccess/?${Object.entries(query)
      .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')}`,
    { token: admin.token },
  )
async function list(query: Record<string, unknown>): Promise<AdminAccess[]> {
  const { status, data, headers } = await ask(query)
  expect(status).toBe(200)
  if (!query.range) expect(Number(headers.get('x-total-count'))).toBe(data.length)
  return data
}
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b)
/** Expects the filter to find exactly the rows that fit the rule, and the total to agree. */
async function finds(filter: Record<string, unknown>, rule: (one: AdminAccess) => boolean) {
  const wanted = all.filter(rule)
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.length).toBeLessThan(all.length)
  expect(idsOf(await list({ filter }))).toEqual(idsOf(wanted))
}

/** Names are sorted as they are read. */
const readAs = <Value>(value: Value) => (typeof value === 'string' ? fold(value) : value)

describe('GET /v1/requestappaccess/', () => {
  it('shows each with its person, its app and its state', async () => {
    const found = all.find((one) => one.user_id === user.id)
    expect(found).toMatchObject({ nom: 'Élancourt', organisation: 'Maison 100%', user_status: 1 })
    expect(all.filter((one) => one.user_id === null)).toMatchObject([{ email: null, nom: null }])
    for (const one of all) expect(one.state).toBe(accessState(one, portal.clock.now()))
    expect(all.map(({ updated_at }) => updated_at)).toEqual(
      all.map(({ updated_at }) => updated_at).sort((a, b) => b.localeCompare(a)),
    )
  })

  it.each([...ACCESS_STATES])('finds and counts the state %s', async (state) => {
    await finds({ state }, (one) => one.state === state)
  })
  it('finds and counts by each other filter, alone and together', async () => {
    await finds({ status: 4 }, (one) => one.status === 4)
    await finds({ status: [0, 2] }, (one) => [0, 2].includes(one.status))
    await finds({ state: ['granted', 'expired'] }, (one) => ['granted', 'expired'].includes(one.state))
    await finds({ user_id: user.id }, (one) => one.user_id === user.id)
    await finds({ app_id: named.id }, (one) => one.app_id === named.id)
    await finds({ category: 5 }, (one) => one.app_id === named.id)
    await finds({ category: 5, state: 'refused' }, (one) => one.app_id === named.id && one.status === 2)
    await finds({ state: 'running', status: 4 }, (one) => one.state === 'running')
    const soon = portal.clock.now().getTime() + ENDING_SOON_MS
    await finds(
      { ending_soon: true },
      (one) => one.state === 'running' && Date.parse(one.expire_at ?? '') <= soon,
    )
    await finds({ asked: false }, (one) => one.id === unasked)
    await finds({ asked: true }, (one) => one.id !== unasked)
    await finds({ asked: true, status: 1 }, (one) => one.id !== unasked && one.status === 1)
    const from = new Date(portal.clock.now().getTime() - 6.5 * DAY).toISOString()
    await finds({ created_from: from }, (one) => one.created_at >= from)
    await finds({ created_to: from, status: 4 }, (one) => one.created_at < from && one.status === 4)
    const second = all.find(({ status }) => status === 2)?.created_at.slice(0, 19) ?? ''
    await finds({ created_from: `${second}Z` }, (one) => one.created_at >= second)
    await finds({ activated_from: from }, (one) => (one.activated_at ?? '') >= from)
    expect(await list({ filter: { id: [] } })).toEqual([])
  })
  it('takes days as days in Paris', async () => {
    const day = all[0]?.created_at.slice(0, 10) ?? ''
    const { status } = await ask({ filter: { created_from: day, created_to: day } })
    expect(status).toBe(200)
  })

  it.each([
    ['elancourt', (one: AdminAccess) => one.user_id === user.id],
    ['INÈS ÉLAN', (one: AdminAccess) => one.user_id === user.id],
    ['100%', (one: AdminAccess) => one.user_id === user.id],
    ['élan ines', (one: AdminAccess) => one.user_id === user.id],
    ['œil d’entre', (one: AdminAccess) => one.app_id === named.id],
    ["d'entrepot oeil", (one: AdminAccess) => one.app_id === named.id],
    ['il', (one: AdminAccess) => one.app_id === named.id],
  ])('searches for %s in people and apps', async (q, rule) => {
    await finds({ q }, rule)
  })
  it.each(['introuvable', '"', "' or 1=1 --", '%%%', '*', 'a" OR "b', '\\'])(
    'finds nothing for %s',
    async (q) => {
      expect(await list({ filter: { q } })).toEqual([])
    },
  )

  it.each(
    endpoints.listAccesses.list.sorts.flatMap((sort) => [[sort, 'ASC'] as const, [sort, 'DESC'] as const]),
  )('sorts by %s %s, page by page', async (sort, direction) => {
    const pages = []
    for (let start = 0; start < all.length; start += 7)
      pages.push(...(await list({ sort: [sort, direction], range: [start, start + 6] })))
    expect(idsOf(pages)).toEqual(idsOf(all))
    const keys = pages.map((one) => readAs(one[sort]))
    const known = keys.filter((key) => key !== null)
    const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(known).toEqual(direction === 'ASC' ? sorted : sorted.toReversed())
    // NULLs sort first; accesses without a person come last.
    const isPerson = sort === 'nom' || sort === 'email'
    if (known.length < keys.length) expect(keys.indexOf(null) > 0).toBe(isPerson || direction === 'DESC')
  })
  it.each([
    [{ sort: ['password_hash', 'ASC'] }, 'password_hash'],
    [{ filter: { 'user.password': 'x' } }, 'user.password'],
    [{ filter: { state: 'x' } }, 'state'],
    [{ filter: { q: 'a\u0000' } }, 'filter'],
  ])('refuses %o', async (query, name) => {
    const { status, data } = await ask(query)
    expect(status).toBe(400)
    expect(data.errors).toHaveProperty([name])
  })
})

it('the totals survive that their differences are added up', async () => {
  const total = async () => Number((await ask({ range: [0, 0] })).headers.get('x-total-count'))
  expect(await total()).toBe(all.length)
  await Promise.all([
    compactTallies(portal),
    portal.call('DELETE', `/v1/requestapps/${all[0]?.id}`, { token: admin.token }),
  ])
  await compactTallies(portal)
  expect(await total()).toBe(all.length - 1)
  const rows = await portal.db.selectFrom('access_tallies').selectAll().execute()
  expect(new Set(rows.map(({ status }) => status)).size).toBe(rows.length)
})

it('says how often somebody had asked for the same app, and what became of the last time', async () => {
  const [app, other] = [await createApp(portal), await createApp(portal)]
  const asker = await createUser(portal)
  const place = { app_id: app.id, user_id: asker.id }
  await createAccess(portal, { ...place, status: 3 })
  const refused = await createAccess(portal, { ...place, status: 2 })
  await createAccess(portal, { app_id: other.id, user_id: asker.id, status: 4 })
  const waiting = await createAccess(portal, place)
  const rows = await list({ filter: { user_id: asker.id, app_id: app.id }, sort: ['id', 'ASC'] })
  expect(rows.map(({ earlier_count, earlier_state }) => [earlier_count, earlier_state])).toEqual([
    [0, null],
    [1, 'cancelled'],
    [2, 'refused'],
  ])
  const { data } = await portal.call('GET', `/v1/requestapps/${waiting.id}`, { token: admin.token })
  expect(data).toMatchObject({ earlier_count: 2, earlier_state: 'refused', language: 'fr' })
  expect(refused.id).toBeLessThan(waiting.id)
})
