import { createConsoleClient } from '@portal/client/console'
import type { AdminApp, Parameter } from '@portal/contract'
import {
  buildApp,
  createAccess,
  createAdmin,
  createApp,
  createUser,
  startTestPortal,
  type TestPortal,
} from '@portal/server/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataProvider } from './dataProvider.ts'

let server: TestPortal
let provider: ReturnType<typeof createDataProvider>

/** Opens a console with tokens in memory, against the real server. */
function openConsole({ token, refresh }: { token: string; refresh: string }) {
  const stored = new Map([
    ['access_token', token],
    ['refresh_token', refresh],
    ['roles', 'USER,ADMIN'],
  ])
  return createDataProvider(
    createConsoleClient({
      baseUrl: `${server.baseUrl}/`,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => stored.set(key, value),
        removeItem: (key) => stored.delete(key),
      },
      locale: () => 'fr',
      onSignedOut: () => undefined,
    }),
  )
}

beforeAll(async () => {
  server = await startTestPortal()
  provider = openConsole(await createAdmin(server))
}, 60_000)
afterAll(() => server.close())

const sort = { field: 'id', order: 'ASC' } as const
const list = (resource: string, filter = {}, perPage = 50) =>
  provider.getList(resource, { filter, sort, pagination: { page: 1, perPage } })
const newApp = (code: string) =>
  provider.create<AdminApp>('manageapps', { data: { name: `App ${code}`, code, category: 1, status: 1 } })

describe('manageapps', () => {
  it('is created, read, changed and deleted on the specified paths', async () => {
    const { data } = await newApp('MANAGE1')
    expect((await provider.getOne('manageapps', { id: data.id })).data.code).toBe('MANAGE1')
    const changed = await provider.update('manageapps', {
      id: data.id,
      data: { ...data, name: 'Autre' },
      previousData: data,
    })
    expect(changed.data.name).toBe('Autre')
    const deleted = await provider.delete('manageapps', { id: data.id, previousData: data })
    expect(deleted.data).toEqual(changed.data)
    await expect(provider.getOne('manageapps', { id: data.id })).rejects.toMatchObject({ status: 404 })
  })

  it('reads several by their ids', async () => {
    const made = [await newApp('MANY01'), await newApp('MANY02')].map(({ data }) => data.id)
    const { data } = await provider.getMany('manageapps', { ids: made })
    expect(data.map(({ id }) => id).sort()).toEqual(made.sort())
  })

  it('tells field errors as message keys, for the form to put on their fields', async () => {
    await newApp('TAKEN01')
    await expect(newApp('TAKEN01')).rejects.toMatchObject({ status: 409, body: { code: 'code_taken' } })
    await expect(newApp('x')).rejects.toMatchObject({
      status: 422,
      body: { code: 'invalid_fields', errors: { code: 'appsAdmin.validCode' } },
    })
  })

  it('refuses a write on a version that somebody else has replaced', async () => {
    const { data } = await newApp('CONFLICT1')
    server.clock.advance(1000)
    const update = (name: string) =>
      provider.update('manageapps', { id: data.id, data: { ...data, name }, previousData: data })
    await update('Le premier')
    await expect(update('Le second')).rejects.toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('writes the order of all apps in one call', async () => {
    await newApp('ORDER01')
    await newApp('ORDER02')
    const byOrder = () =>
      provider.getList<AdminApp>('manageapps', {
        filter: {},
        sort: { field: 'order', order: 'ASC' },
        pagination: { page: 1, perPage: 1000 },
      })
    const ids = (await byOrder()).data.map(({ id }) => id).reverse()
    await provider.reorderApps(ids)
    expect((await byOrder()).data.map(({ id }) => id)).toEqual(ids)
  })

  it('gives an app new credentials', async () => {
    const { data } = await newApp('SECRET01')
    expect(await provider.renewCredentials(data.id)).toEqual({
      client_id: expect.any(String),
      client_secret: expect.any(String),
    })
  })
})

describe('lists', () => {
  it('count all rows, whatever the page', async () => {
    for (const code of ['COUNT01', 'COUNT02', 'COUNT03']) await newApp(code)
    const { data, total } = await list('manageapps', { q: 'COUNT0' }, 2)
    expect([data.length, total]).toEqual([2, 3])
  })

  it('longer than a page of the server are read page after page', async () => {
    for (let part = 0; part < 3; part += 1) {
      const apps = Array.from({ length: 335 }, () => buildApp({ name: 'Longue liste' }))
      await server.db.insertInto('apps').values(apps).execute()
    }
    const { data, total = 0 } = await list('manageapps', {}, 100_000)
    expect(total).toBeGreaterThan(1000)
    expect(new Set(data.map(({ id }) => id)).size).toBe(total)
  })
})

describe('requestappaccess', () => {
  it('is decided, granted directly and deleted on the specified paths', async () => {
    const user = await createUser(server)
    const app = await createApp(server)
    const waiting = await createAccess(server, { user_id: user.id, app_id: app.id })
    const { data: refused } = await provider.update('requestappaccess', {
      id: waiting.id,
      data: { id: waiting.id, status: 2, duration_id: 0, reason: 'Complet' },
      previousData: waiting,
    })
    expect(refused).toMatchObject({ status: 2, state: 'refused' })

    const { data: granted } = await provider.create('requestappaccess', {
      data: { user_id: user.id, app_id: app.id, duration_id: 7 },
    })
    expect(granted).toMatchObject({ status: 1, duration_id: 7 })
    await expect(
      provider.create('requestappaccess', { data: { user_id: user.id, app_id: app.id, duration_id: 7 } }),
    ).rejects.toMatchObject({ body: { code: 'request_already_open', existing_id: granted.id } })

    await provider.delete('requestappaccess', { id: granted.id })
    expect((await list('requestappaccess', { user_id: user.id })).data.map(({ id }) => id)).toEqual([
      waiting.id,
    ])
  })
})

describe('manageusers', () => {
  it('is changed one by one in bulk; the first refusal is thrown after the others were done', async () => {
    const users = [await createUser(server), await createUser(server)]
    const ids = users.map(({ id }) => id)
    await provider.updateMany('manageusers', { ids, data: { status: 3 } })
    expect((await list('manageusers', { id: ids })).data.map(({ status }) => status)).toEqual([3, 3])

    await expect(provider.deleteMany('manageusers', { ids: [...ids, 999_999] })).rejects.toMatchObject({
      status: 404,
    })
    expect((await list('manageusers', { id: ids })).total).toBe(0)
  })

  it('loses all sessions when an administrator says so', async () => {
    const user = await createUser(server)
    await provider.endSessions(user.id)
    const answer = await server.call('GET', '/v1/user/me/', { token: user.token })
    expect(answer.status).toBe(401)
  })

  it('is nothing that a user may read', async () => {
    const user = openConsole(await createUser(server))
    await expect(
      user.getList('manageusers', { filter: {}, sort, pagination: { page: 1, perPage: 10 } }),
    ).rejects.toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})

describe('parameters', () => {
  it('is created, changed and deleted', async () => {
    const { data } = await provider.create<Parameter>('parameters', {
      data: { parameter_name: 'mon.parametre', parameter_value: 'a', parameter_status: 1 },
    })
    await provider.update('parameters', {
      id: data.id,
      data: { ...data, parameter_value: 'b' },
      previousData: data,
    })
    const found = await list('parameters', { q: 'mon.parametre' })
    expect(found.data.map(({ parameter_value }) => parameter_value)).toEqual(['b'])
    await provider.delete('parameters', { id: data.id })
    expect((await list('parameters', { q: 'mon.parametre' })).total).toBe(0)
  })
})

describe('operations', () => {
  it('tell the state of the publication', async () => {
    expect(await provider.publication()).toMatchObject({ revision: expect.any(Number) })
  })
})
