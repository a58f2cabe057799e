import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createApp,
  createUser,
  setParameter,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'

let portal: TestPortal
let admin: TestUser
let app: { id: number; code: string }
const LISTS = ['access.grantDomains', 'access.grantPartners', 'access.grantApps'] as const
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  app = await createApp(portal)
})
afterEach(async () => {
  for (const name of LISTS) await setParameter(portal, name, '')
})
afterAll(() => portal.close())

const ask = async (user: TestUser, partner = 'enseigne', appId = app.id) =>
  (
    await portal.call('POST', `/v1/users/requestappaccess/${appId}`, {
      token: user.token,
      body: {},
      headers: { 'client-id': partner },
    })
  ).data
const lineOf = async (id: number) =>
  (await portal.call('GET', `/v1/requestappaccess/${id}`, { token: admin.token })).data.log[0]
const asking = async (user: TestUser, appId = app.id) =>
  (await portal.call('GET', `/v1/users/fullappaccess/?app_id=${appId}`, { token: user.token })).data
const of = (domain: string, over = {}) => createUser(portal, { email: `z-${unique()}@${domain}`, ...over })

describe('grants by rule', () => {
  it('are off unless set', async () => {
    expect((await ask(await of('labo.exemple.fr'))).status).toBe(0)
  })

  it('grant the people of a domain, and of no longer or shorter one', async () => {
    await setParameter(portal, 'access.grantDomains', 'autre.fr\nLabo.exemple.fr')
    const { id, status, duration_id } = await ask(await of('labo.exemple.fr'))
    expect({ status, duration_id }).toEqual({ status: 1, duration_id: 7 })
    expect(await lineOf(id)).toMatchObject({
      actor: 'portal',
      rule: 'domain',
      rule_value: 'labo.exemple.fr',
      to_status: 1,
    })
    for (const domain of ['exemple.fr', 'faux-labo.exemple.fr', 'x.labo.exemple.fr'])
      expect((await ask(await of(domain))).status, domain).toBe(0)
  })

  it('grant what a partner’s people ask for', async () => {
    await setParameter(portal, 'access.grantPartners', 'partenaire-1')
    const { id, status } = await ask(await createUser(portal), 'partenaire-1')
    expect(status).toBe(1)
    expect(await lineOf(id)).toMatchObject({ rule: 'partner', rule_value: 'partenaire-1' })
    expect((await ask(await createUser(portal))).status).toBe(0)
  })

  it('grant an app by its code, and say so beforehand', async () => {
    await setParameter(portal, 'access.grantApps', `AUTRE1, ${app.code.toLowerCase()}`)
    const other = await createApp(portal)
    const user = await createUser(portal)
    expect(await asking(user)).toEqual({ granted_at_once: true })
    expect(await asking(user, other.id)).toEqual({ granted_at_once: false })
    const { id, status } = await ask(user)
    expect(status).toBe(1)
    expect(await lineOf(id)).toMatchObject({ rule: 'app', rule_value: app.code })
    expect((await ask(user, 'enseigne', other.id)).status).toBe(0)
  })

  it('hold the limit of accesses, and grant nothing before an account is validated', async () => {
    await setParameter(portal, 'access.grantApps', app.code)
    await setParameter(portal, 'nbAccess', '1')
    const user = await createUser(portal)
    const { id } = await ask(user)
    await portal.db
      .updateTable('accesses')
      .set({ use_by: portal.clock.now().toISOString() })
      .where('id', '=', id)
      .execute()
    expect((await ask(user)).code).toBe('access_limit_reached')
    await setParameter(portal, 'nbAccess', '0')
    expect((await ask(await createUser(portal, { status: 0 }))).status).toBe(0)
  })
})

describe('a list in a parameter', () => {
  const save = async (name: string, parameter_value: string | null) => {
    const filter = JSON.stringify({ parameter_name: name })
    const { data } = await portal.call('GET', `/v1/parameters/?filter=${filter}`, { token: admin.token })
    const body = { ...data[0], parameter_value }
    return portal.call('PUT', `/v1/parameters/${data[0].id}`, { token: admin.token, body })
  }

  it('may be empty, and must be a list of what it names', async () => {
    expect((await save('access.grantDomains', null)).data.parameter_value).toBe('')
    expect((await save('access.grantDomains', 'exemple.fr, lab.exemple.fr')).status).toBe(200)
    const { status, data } = await save('access.grantDomains', 'exemple.fr, @exemple')
    expect(status).toBe(422)
    expect(data.errors).toEqual({ parameter_value: 'parametersAdmin.validValue' })
  })

  it('leaves no other parameter without a value', async () => {
    const { data } = await save('access.useBy', null)
    expect(data.errors.parameter_value).toBe('common.requiredField')
  })
})
