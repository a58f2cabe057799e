import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccess, createApp, createUser, HOUR, startTestPortal, type TestPortal } from './index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

test('the portal answers over HTTP, by its own clock', async () => {
  portal.clock.advance(HOUR)
  const { status, data, headers } = await portal.call('GET', '/v1/health/ready')
  expect(status).toBe(200)
  expect(Date.parse(data.now)).toBeGreaterThan(Date.now() + HOUR - 5_000)
  expect(Date.parse(headers.get('date') ?? '')).toBeGreaterThan(Date.now() + HOUR - 5_000)
})

test('the factories make a person, an app and an access that the tables accept', async () => {
  const user = await createUser(portal)
  const app = await createApp(portal)
  for (const status of [0, 1, 4] as const) {
    const access = await createAccess(portal, { app_id: app.id, user_id: user.id, status, is_open: 0 })
    expect(access).toMatchObject({ status, user_id: user.id })
  }
})
