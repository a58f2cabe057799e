import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, createUser, PASSWORD, startTestPortal, type TestPortal } from './index.ts'

let [one, two]: TestPortal[] = []
beforeAll(async () => {
  one = await startTestPortal({ env: { LIMITS_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } })
  two = await startTestPortal({ beside: one, env: { LIMITS_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } })
})
afterAll(async () => {
  await two?.close()
  await one?.close()
})

test('two servers on one database are one portal: sessions, refusals, pauses', async () => {
  if (!one || !two) throw new Error('not started')
  const user = await createUser(one)
  const me = (portal: TestPortal, token: string) => portal.call('GET', '/v1/user/me/', { token })
  const signedIn = (await one.call('POST', '/v1/token/', { body: { email: user.email, password: PASSWORD } }))
    .data
  expect((await me(two, signedIn.access_token)).status).toBe(200)

  const refresh = (portal: TestPortal) =>
    portal.call('POST', '/v1/token/refresh/', { body: { refresh_token: signedIn.refresh_token } })
  const renewed = (await Promise.all([refresh(one), refresh(two)])).map((answer) => answer.data.refresh_token)
  expect(renewed[0]).toBe(renewed[1])

  const admin = await createAdmin(one)
  await one.call('PUT', `/v1/users/${user.id}`, { token: admin.token, body: { status: 3 } })
  expect((await me(two, signedIn.access_token)).status).toBe(401)

  const other = await createUser(one)
  for (let index = 0; index < 6; index++)
    await (index % 2 ? one : two).call('POST', '/v1/token/', {
      body: { email: other.email, password: 'Faux-2026!xx' },
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    })
  const { status } = await two.call('POST', '/v1/token/', {
    body: { email: other.email, password: PASSWORD },
  })
  expect(status).toBe(429)
})
