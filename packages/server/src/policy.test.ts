import { UserStatus } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createApp,
  createUser,
  PASSWORD,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../test/index.ts'

let portal: TestPortal
let admin: TestUser
let waiting: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  waiting = await createAdmin(portal, { status: UserStatus.toValidate, email: 'attend@exemple.fr' })
})
afterAll(() => portal.close())

describe('an administrator whose account waits for validation', () => {
  it('signs in, and administers nothing', async () => {
    expect((await portal.call('GET', '/v1/user/me/', { token: waiting.token })).status).toBe(200)
    const { status, data } = await portal.call('GET', '/v1/manageusers/', { token: waiting.token })
    expect([status, data.code]).toEqual([403, 'forbidden'])
  })

  it('does not count as the last one', async () => {
    const { status, data } = await portal.call('DELETE', '/v1/user/account/', {
      token: admin.token,
      body: { password: PASSWORD },
    })
    expect([status, data.code]).toEqual([409, 'last_admin'])
  })

  it('gets no messages for administrators', async () => {
    const app = await createApp(portal)
    const person = await createUser(portal)
    await portal.call('POST', `/v1/users/requestappaccess/${app.id}`, { token: person.token, body: {} })
    const recipients = (await portal.mails()).map((mail) => mail.to)
    expect(recipients).toContain(admin.email)
    expect(recipients).not.toContain(waiting.email)
  })

  it('may be deleted beside the last one', async () => {
    const { status } = await portal.call('DELETE', `/v1/users/${waiting.id}`, { token: admin.token })
    expect(status).toBe(200)
  })
})
