import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  startTestPortal,
  type TestPortal,
} from '@portal/server/test'
import simpleRestProvider from 'ra-data-simple-rest'
import { type DataProvider, fetchUtils } from 'react-admin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The provider of react-admin as it is published, without any of the console's wrappers. */
let server: TestPortal
let provider: DataProvider
beforeAll(async () => {
  server = await startTestPortal()
  const { token } = await createAdmin(server)
  const user = { authenticated: true, token: `Bearer ${token}` }
  provider = simpleRestProvider(`${server.baseUrl}/v1`, (url, options = {}) =>
    fetchUtils.fetchJson(url, { ...options, user }),
  )
}, 60_000)
afterAll(() => server.close())

const sort = { field: 'id', order: 'ASC' } as const
const app = (code: string) => ({ name: 'Neuve', code, category: 1, status: 0 })

/** A new record of each resource, and a change of it. */
const resources: [string, () => Promise<{ id: number }>, object][] = [
  ['apps', async () => (await provider.create('apps', { data: app('SIMPLE1') })).data, { name: 'Autre' }],
  [
    'manageapps',
    async () => (await provider.create('manageapps', { data: app('SIMPLE2') })).data,
    { name: 'Autre' },
  ],
  ['users', () => createUser(server), { nom: 'Neuf' }],
  ['manageusers', () => createUser(server), { nom: 'Neuf' }],
  ['requestappaccess', () => access(), { status: 1, duration_id: 2 }],
  ['requestapps', () => access(), { status: 1, duration_id: 2 }],
  [
    'parameters',
    async () => {
      const data = { parameter_name: 'essai', parameter_value: '1', parameter_status: 1 }
      return (await provider.create('parameters', { data })).data
    },
    { parameter_name: 'essai', parameter_value: '2', parameter_status: 1 },
  ],
]
async function access() {
  const [{ id: app_id }, { id: user_id }] = [await createApp(server), await createUser(server)]
  return createAccess(server, { app_id, user_id, status: 0 })
}

describe.each(resources)('%s with the unmodified ra-data-simple-rest', (resource, make, change) => {
  it('is made, listed, read, changed and deleted', async () => {
    const { id } = await make()
    const list = await provider.getList(resource, {
      filter: { id: [id] },
      sort,
      pagination: { page: 1, perPage: 10 },
    })
    expect([list.data.length, list.total]).toEqual([1, 1])
    expect((await provider.getMany(resource, { ids: [id] })).data[0]?.id).toBe(id)
    const { data } = await provider.getOne(resource, { id })
    const changed = await provider.update(resource, { id, data: change, previousData: data })
    expect(changed.data).toMatchObject({ id, ...change })
    expect((await provider.delete(resource, { id, previousData: data })).data.id).toBe(id)
    await expect(provider.getOne(resource, { id })).rejects.toMatchObject({ status: 404 })
    const { id: another } = await make()
    expect((await provider.deleteMany(resource, { ids: [another] })).data).toEqual([another])
  })
})
