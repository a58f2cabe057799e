import { MINUTE_MS } from '@portal/contract/rules'
import { expect, test } from '../backoffice/console.ts'
import { findApp } from '../gates/places.ts'
import { grantAndEnter, type Running } from '../running.ts'
import { CUT_MS, liveSocket } from './liveSocket.ts'

/** The app of the demonstration that lives on a WebSocket. */
const CODE = 'VISIOSTOCK'
/** No byte comes later than this after the end of an access. */
const END_MS = 1000
const [SUSPENDED, ONLINE, BLOCKED, CANCELLED] = [3, 2, 3, 3]

// One portal for all of them.
test.describe.configure({ mode: 'default' })

type Act = { running: Running; userId: number; appId: number }
type Call = (method: string, path: string, body?: object) => Promise<unknown>

const ACTS: Record<string, (call: Call, act: Act) => Promise<unknown>> = {
  'the access is revoked': (call, { running: { accessId: id } }) =>
    call('PUT', `/v1/requestapps/${id}`, { id, status: CANCELLED }),
  'the person is blocked': (call, { userId }) => call('PUT', `/v1/users/${userId}`, { status: BLOCKED }),
  'the app is suspended': (call, { appId }) => call('PUT', `/v1/apps/${appId}`, { status: SUSPENDED }),
  'the access is deleted': (call, { running }) => call('DELETE', `/v1/requestapps/${running.accessId}`),
  'the account is deleted': (call, { userId }) => call('DELETE', `/v1/users/${userId}`),
}

test.beforeEach(async ({ portal }) => {
  const demos = await (await fetch(`${portal.demoUrl}/__gate/health`)).json()
  expect(demos.demos.map((one: { demo: string }) => one.demo)).toContain('answers')
})

for (const [what, act] of Object.entries(ACTS))
  test(`the open WebSocket is cut within two seconds when ${what}`, async ({
    portal,
    adminToken,
    newUser,
  }) => {
    const { id: appId } = await findApp(portal, CODE, 'fr')
    const { id: userId, access_token: token } = await newUser()
    const running = await grantAndEnter({ portal, adminToken, token, appId })
    const socket = await liveSocket(`${running.url}live`, running.cookie)
    const health = await (await fetch(`${portal.demoUrl}/__gate/health`)).json()
    expect(health.demos).toContainEqual({ app: CODE, demo: 'answers', events: 'followed' })

    const call: Call = async (method, path, body) => {
      const { status } = await portal.call(method, path, { token: adminToken, body })
      expect(status).toBeLessThan(300)
    }
    try {
      const actedAt = Date.now()
      await act(call, { running, userId, appId })
      expect((await socket.cutAt) - actedAt).toBeLessThan(CUT_MS)
      expect(socket.lastByteAt() - actedAt).toBeLessThan(CUT_MS)
      const page = await fetch(running.url, { headers: { cookie: running.cookie } })
      expect(page.status).toBe(403)
    } finally {
      await call('PUT', `/v1/apps/${appId}`, { status: ONLINE })
    }
  })

test('the open WebSocket is cut at the end of the access', async ({ portal, adminToken, newUser }) => {
  const { id: appId } = await findApp(portal, CODE, 'fr')
  const { access_token: token } = await newUser()
  const running = await grantAndEnter({ portal, adminToken, token, appId })
  const socket = await liveSocket(`${running.url}live`, running.cookie)
  const advancedMs = 59 * MINUTE_MS + 50_000
  await portal.advance(advancedMs)
  const endsAt = Date.parse(running.expireAt) - advancedMs
  expect(await socket.cutAt).toBeGreaterThan(endsAt - END_MS)
  expect(socket.lastByteAt() - endsAt).toBeLessThan(END_MS)
})
