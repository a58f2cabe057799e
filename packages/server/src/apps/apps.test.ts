import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'

let portal: TestPortal
let admin: TestUser
let user: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  user = await createUser(portal)
})
afterAll(() => portal.close())

const body = (more = {}) => ({
  name: 'Essai',
  code: `A${unique().slice(0, 7)}`,
  category: 2,
  status: 2,
  ...more,
})
const as = (who: TestUser) => (method: string, path: string, sent?: unknown) =>
  portal.call(method, path, { token: who.token, body: sent })
const list = (query: Record<string, unknown>, path = '/v1/manageapps/') =>
  as(admin)(
    'GET',
    `${path}?${Object.entries(query)
      .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')}`,
  )
const idsOf = (data: { id: number }[]) => data.map(({ id }) => id)

describe.each([
  ['POST', '/v1/apps/'],
  ['PUT', '/v1/apps/1'],
  ['DELETE', '/v1/apps/1'],
  ['GET', '/v1/manageapps/'],
  ['GET', '/v1/manageapps/1'],
  ['PUT', '/v1/manageapps/order/'],
  ['POST', '/v1/manageapps/1/credentials/'],
])('%s %s', (method, path) => {
  it('requires authentication', async () => {
    const { status, headers } = await portal.call(method, path)
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
  })
  it('is for administrators', async () => {
    expect((await as(user)(method, path)).status).toBe(403)
  })
})

describe('POST /v1/apps/', () => {
  it('places the app where `order` says, and moves those behind it', async () => {
    const first = (await as(admin)('POST', '/v1/apps/', body())).data
    const { status, data } = await as(admin)(
      'POST',
      '/v1/apps/',
      body({ code: 'PLACED1', order: first.order }),
    )
    expect([status, data.order]).toEqual([201, first.order])
    const moved = await as(admin)('GET', `/v1/manageapps/${first.id}`)
    expect(moved.data.order).toBe(first.order + 1)
    expect((await as(admin)('POST', '/v1/apps/', body({ code: 'PLACED2', order: -1 }))).status).toBe(422)
  })

  it('upper-cases the code and puts the app at the end', async () => {
    const first = (await as(admin)('POST', '/v1/apps/', body())).data
    const { status, data } = await as(admin)('POST', '/v1/apps/', body({ code: 'abcdef1' }))
    expect(status).toBe(201)
    expect(data).toMatchObject({ code: 'ABCDEF1', duration_id: 7, is_active_url: false, url: null })
    expect(data.order).toBe(first.order + 1)
  })
  it('refuses a code that is taken, and says which field', async () => {
    const { data } = await as(admin)('POST', '/v1/apps/', body())
    const again = await as(admin)('POST', '/v1/apps/', body({ code: data.code.toLowerCase() }))
    expect(again.status).toBe(409)
    expect(again.data).toMatchObject({ code: 'code_taken', errors: { code: 'appsAdmin.codeTaken' } })
  })
  it.each([
    [{ code: 'court' }, 'code', 'appsAdmin.validCode'],
    [{ name: ' ' }, 'name', 'common.requiredField'],
    [{ category: 0 }, 'category', 'common.invalidValue'],
    [{ url: 'javascript:alert(1)' }, 'url', 'common.urlNotValid'],
  ])('refuses %o', async (change, field, key) => {
    const { status, data } = await as(admin)('POST', '/v1/apps/', body(change))
    expect(status).toBe(422)
    expect(data.errors).toEqual({ [field]: key })
  })
})

describe('PUT /v1/apps/:id', () => {
  it('takes the whole record back, and keeps what is not named', async () => {
    const created = (await as(admin)('POST', '/v1/apps/', body({ is_active_url: true, tags: 'a,b' }))).data
    const whole = await as(admin)('PUT', `/v1/apps/${created.id}`, { ...created, name: 'Autre' })
    expect(whole.data).toMatchObject({ name: 'Autre', tags: 'a,b', code: created.code, order: created.order })
    const part = await as(admin)('PUT', `/v1/apps/${created.id}`, { status: 3 })
    expect(part.data).toMatchObject({ name: 'Autre', status: 3, is_active_url: true })
  })
  it('refuses to overwrite what somebody else saved meanwhile', async () => {
    const created = (await as(admin)('POST', '/v1/apps/', body())).data
    const answers = await Promise.all(
      ['Un', 'Deux'].map((name) => as(admin)('PUT', `/v1/apps/${created.id}`, { ...created, name })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.data.code).toBe('conflict')
  })
  it('answers 404 to an unknown id', async () => {
    expect((await as(admin)('PUT', '/v1/apps/999999', { name: 'X' })).status).toBe(404)
  })
})

describe('DELETE /v1/apps/:id', () => {
  it('takes the accesses along and keeps a line of each in the log', async () => {
    const app = await createApp(portal)
    const access = await createAccess(portal, { app_id: app.id, user_id: user.id, status: 4 })
    const { status, data } = await as(admin)('DELETE', `/v1/apps/${app.id}`)
    expect([status, data.id]).toEqual([200, app.id])
    expect((await as(admin)('GET', `/v1/manageapps/${app.id}`)).status).toBe(404)
    expect((await as(admin)('DELETE', `/v1/apps/${app.id}`)).status).toBe(404)
    const log = await portal.db
      .selectFrom('journal')
      .selectAll()
      .where('object', '=', 'access')
      .where('object_id', '=', access.id)
      .execute()
    expect(log).toMatchObject([{ actor: 'admin', actor_id: admin.id, from_status: 4, to_status: null }])
  })
})

describe('GET /v1/manageapps/', () => {
  it('filters by each declared field', async () => {
    const marked = await createApp(portal, {
      name: 'Œil d’entrepôt',
      category: 5,
      status: 4,
      video_src: 'v.mp4',
      img_src_en: 'i.png',
      is_active_url: 0,
    })
    for (const filter of [
      { q: 'ŒIL D’ENTREPOT' },
      { category: 5 },
      { status: [4, 5] },
      { code: marked.code.toLowerCase() },
      { has_video: true },
      { has_image: true },
      { is_active_url: false, status: 4 },
      { id: marked.id },
    ]) {
      const { data } = await list({ filter })
      expect(idsOf(data), JSON.stringify(filter)).toContain(marked.id)
    }
    for (const filter of [{ has_video: false }, { has_image: false }, { category: [1, 2] }, { q: '100%' }])
      expect(idsOf((await list({ filter })).data), JSON.stringify(filter)).not.toContain(marked.id)
  })
  it('sorts names as they are read, and after a change', async () => {
    const given = ['Zéphyr lu', 'Écho lu', 'abeille lu']
    const [zephyr] = await Promise.all(given.map((name) => createApp(portal, { name })))
    const names = async () => {
      const { data } = await list({ filter: { q: 'lu' }, sort: ['name', 'ASC'] })
      return (data as { name: string }[]).map(({ name }) => name).filter((name) => name.endsWith(' lu'))
    }
    expect(await names()).toEqual(['abeille lu', 'Écho lu', 'Zéphyr lu'])
    await portal.call('PUT', `/v1/apps/${zephyr?.id}`, { token: admin.token, body: { name: 'Brise lu' } })
    expect(await names()).toEqual(['abeille lu', 'Brise lu', 'Écho lu'])
  })
  it('sorts, pages and counts', async () => {
    const { data, headers } = await list({ sort: ['id', 'DESC'], range: [1, 2] })
    expect(data).toHaveLength(2)
    expect(data[0].id).toBeGreaterThan(data[1].id)
    expect(headers.get('content-range')).toMatch(/^manageapps 1-2\/\d+$/)
    expect(headers.get('x-total-count')).toBe(headers.get('content-range')?.split('/')[1])
  })
  it.each([
    [{ filter: { nope: 1 } }, 'nope'],
    [{ sort: ['search', 'ASC'] }, 'search'],
    [{ filter: { status: 'x' } }, 'status'],
  ])('refuses %o and names it', async (query, name) => {
    const { status, data } = await list(query)
    expect(status).toBe(400)
    expect(data.errors).toHaveProperty(name)
    expect(data.detail).toContain(name)
  })
})

describe('PUT /v1/manageapps/order/', () => {
  it('keeps one whole order of several that come at once, and gives new apps places of their own', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => as(admin)('POST', '/v1/apps/', body())))
    expect(new Set(made.map(({ data }) => data.order)).size).toBe(made.length)
    const ids = idsOf((await list({ range: [0, 999] })).data)
    const orders = [
      ids.toReversed(),
      [...ids.slice(3), ...ids.slice(0, 3)],
      ids.toSorted(() => Math.random() - 0.5),
    ]
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all(
        orders.map((order) => as(admin)('PUT', '/v1/manageapps/order/', order)),
      )
      expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 204))
      expect(orders).toContainEqual(idsOf((await list({ range: [0, 999] })).data))
    }
  })
  it('wants every app exactly once', async () => {
    const { data } = await list({ range: [0, 999] })
    const ids = idsOf(data).reverse()
    expect((await as(admin)('PUT', '/v1/manageapps/order/', ids)).status).toBe(204)
    expect(idsOf((await list({ range: [0, 999] })).data)).toEqual(ids)
    for (const wrong of [ids.slice(1), [...ids, 999_999], [...ids.slice(1), ids[1]], 'x'])
      expect((await as(admin)('PUT', '/v1/manageapps/order/', wrong)).status).toBe(422)
    expect(idsOf((await list({ range: [0, 999] })).data)).toEqual(ids)
  })
})

describe('GET /v1/apps', () => {
  it('requires authentication', async () => {
    expect((await portal.call('GET', '/v1/apps')).status).toBe(401)
  })
  it('gives a user what a user may see', async () => {
    const app = await createApp(portal, { video_src: 'v.mp4' })
    const { data } = await portal.call('GET', `/v1/apps?filter=${JSON.stringify({ id: [app.id] })}`, {
      token: user.token,
    })
    expect(data).toMatchObject([{ id: app.id, app_status: 2, video_src: 'v.mp4' }])
    expect(data[0]).not.toHaveProperty('url')
    expect((await as(user)('GET', `/v1/apps/${app.id}`)).data).toEqual(data[0])
  })
})
