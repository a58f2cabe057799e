import { CONSENT_VERSION } from '@portal/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callAs,
  createAccess,
  createAdmin,
  createApp,
  createDemo,
  createUser,
  startTestPortal,
  type TestPortal,
} from '../../test/index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

test('GET /v1/user/export/ gives everything of the caller and nobody else, and no secret', async () => {
  const [user, other] = [await createUser(portal), await createUser(portal)]
  const app = await createApp(portal)
  const access = await createAccess(portal, { app_id: app.id, user_id: user.id, request_reason: 'Pour voir' })
  await createAccess(portal, { app_id: app.id, user_id: other.id, request_reason: 'Autre' })
  const { status, data, text, headers } = await portal.call('GET', '/v1/user/export/', { token: user.token })
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  expect(data).toMatchObject({
    account: { id: user.id, email: user.email },
    accesses: [{ id: access.id, app_code: app.code, request_reason: 'Pour voir' }],
    sessions: [{ revoked_at: null }],
  })
  expect(text).not.toMatch(/argon2|password|Autre/)
  expect((await portal.call('GET', '/v1/user/export/')).status).toBe(401)
})

test('the export says what was told to which demo, and when', async () => {
  const user = await createUser(portal)
  const demo = await createDemo(portal, await createAdmin(portal), { name: 'Montre' })
  const access = await createAccess(portal, { app_id: demo.id, user_id: user.id, status: 1, duration_id: 2 })
  const { data: launch } = await portal.call('GET', `/v1/apps/app_access/${access.id}`, { token: user.token })
  await callAs(portal, demo, 'exchange', { token: launch.token })
  const { data } = await portal.call('GET', '/v1/user/export/', { token: user.token })
  expect(data.disclosures).toEqual([
    {
      at: expect.any(String),
      app_code: demo.code,
      name: 'Montre',
      claims: ['sub', 'display_name', 'locale'],
    },
  ])
  expect(data.accesses[0].log).toHaveLength(1)
})

test('PUT /v1/user/consent/ takes the acceptance back and gives it again, with proof of both', async () => {
  const user = await createUser(portal, { optin_email: 1 })
  const change = (consent: boolean) =>
    portal.call('PUT', '/v1/user/consent/', { token: user.token, body: { consent } })
  expect((await change(false)).data).toMatchObject({
    consent_version: null,
    consent_at: null,
    optin_email: false,
  })
  const given = (await change(true)).data
  expect(given.consent_version).toBe(CONSENT_VERSION)
  const { data } = await portal.call('GET', '/v1/user/export/', { token: user.token })
  expect(data.consents).toMatchObject([
    { accepted: false },
    { accepted: true, version: CONSENT_VERSION, at: given.consent_at },
  ])
})
