import { KNOWN_PARAMETERS } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createUser,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'
import { readSettings } from './settings.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal({ autoGrant: true })
  admin = await createAdmin(portal)
})
afterAll(() => portal.close())

const call = (method: string, path: string, body?: unknown) =>
  portal.call(method, path, { token: admin.token, body })
const named = async (name: string) => {
  const { data } = await call('GET', `/v1/parameters/?filter=${JSON.stringify({ parameter_name: name })}`)
  return data[0]
}
const fresh = (more = {}) => ({
  parameter_name: `libre.${unique()}`,
  parameter_value: 'x',
  parameter_status: 1,
  ...more,
})

describe.each([
  ['GET', '/v1/parameters/'],
  ['GET', '/v1/parameters/1'],
  ['POST', '/v1/parameters/'],
  ['PUT', '/v1/parameters/1'],
  ['DELETE', '/v1/parameters/1'],
])('%s %s', (method, path) => {
  it('requires authentication, and an administrator', async () => {
    expect((await portal.call(method, path)).status).toBe(401)
    const user = await createUser(portal)
    expect((await portal.call(method, path, { token: user.token })).status).toBe(403)
  })
})

describe('GET /v1/parameters/', () => {
  it('shows what the portal reads from the start, with the build setting’s initial value', async () => {
    const { data, headers } = await call('GET', '/v1/parameters/')
    expect(data.map((one: { parameter_name: string }) => one.parameter_name)).toEqual(
      expect.arrayContaining(Object.keys(KNOWN_PARAMETERS)),
    )
    expect(headers.get('content-range')).toMatch(/^parameters 0-\d+\/\d+$/)
    expect(await named('access.autoGrant')).toMatchObject({ parameter_value: 'true', status: 1 })
  })

  it('searches names and descriptions as they are written', async () => {
    const { parameter_name } = fresh()
    await call(
      'POST',
      '/v1/parameters/',
      fresh({ parameter_name, parameter_description: 'Durée : 5 % de plus' }),
    )
    const found = async (q: string) => {
      const { data } = await call(
        'GET',
        `/v1/parameters/?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
      )
      return data.map((one: { parameter_name: string }) => one.parameter_name)
    }
    expect(await found('durée')).toContain(parameter_name)
    expect(await found(parameter_name.toUpperCase())).toEqual([parameter_name])
    expect(await found('5 % de')).toContain(parameter_name)
    expect(await found('5 %de')).toEqual([])
  })
})

describe('POST /v1/parameters/', () => {
  it('stores a free parameter, once', async () => {
    const body = fresh({ parameter_description: 'Note', url: 'https://exemple.fr' })
    const { status, data } = await call('POST', '/v1/parameters/', body)
    expect(status).toBe(201)
    expect(data).toMatchObject(body)
    expect((await call('GET', `/v1/parameters/${data.id}`)).data).toEqual(data)
    const again = await call('POST', '/v1/parameters/', body)
    expect(again.status).toBe(409)
    expect(again.data.errors).toEqual({ parameter_name: 'parametersAdmin.nameTaken' })
  })
  it.each([
    [{ parameter_name: '' }, 'parameter_name', 'common.requiredField'],
    [{ parameter_name: '1 x' }, 'parameter_name', 'parametersAdmin.validName'],
    [{ parameter_value: ' ' }, 'parameter_value', 'common.requiredField'],
    [{ parameter_status: 3 }, 'parameter_status', 'common.invalidValue'],
    [{ parameter_name: 'nbAccess', parameter_value: '-1' }, 'parameter_value', 'parametersAdmin.validValue'],
    [{ parameter_name: 'dureeAcces', parameter_value: '9' }, 'parameter_value', 'parametersAdmin.validValue'],
  ])('refuses %o', async (change, field, key) => {
    const { status, data } = await call('POST', '/v1/parameters/', fresh(change))
    expect(status).toBe(422)
    expect(data.errors).toEqual({ [field]: key })
  })
})

describe('PUT /v1/parameters/:id', () => {
  it('takes effect at once; switched off, the initial value applies', async () => {
    const autoGrant = await named('access.autoGrant')
    const put = async (change: object) =>
      call('PUT', `/v1/parameters/${autoGrant.id}`, { ...(await named('access.autoGrant')), ...change })
    const isOn = async () => (await readSettings(portal.db, portal.config)).autoGrant
    expect(await isOn()).toBe(true)
    await put({ parameter_value: 'false' })
    expect(await isOn()).toBe(false)
    await put({ parameter_status: 0 })
    expect(await isOn()).toBe(true)
  })
  it('keeps what it is not sent, and judges a value by the name that stays', async () => {
    const { data } = await call('POST', '/v1/parameters/', fresh({ parameter_description: 'Note' }))
    const changed = await call('PUT', `/v1/parameters/${data.id}`, { parameter_value: 'y' })
    expect(changed.data).toEqual({ ...data, parameter_value: 'y', updated_at: changed.data.updated_at })
    const { id } = await named('nbAccess')
    const refused = await call('PUT', `/v1/parameters/${id}`, { parameter_value: 'beaucoup' })
    expect(refused.data.errors).toEqual({ parameter_value: 'parametersAdmin.validValue' })
  })
  it('refuses to overwrite what somebody else saved meanwhile', async () => {
    const { data } = await call('POST', '/v1/parameters/', fresh())
    const put = (parameter_value: string) =>
      call('PUT', `/v1/parameters/${data.id}`, { ...data, parameter_value })
    expect((await Promise.all([put('a'), put('b')])).map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('DELETE /v1/parameters/:id', () => {
  it('removes it', async () => {
    const { data } = await call('POST', '/v1/parameters/', fresh())
    expect(await call('DELETE', `/v1/parameters/${data.id}`)).toMatchObject({ status: 200, data })
    expect((await call('DELETE', `/v1/parameters/${data.id}`)).status).toBe(404)
  })
})
