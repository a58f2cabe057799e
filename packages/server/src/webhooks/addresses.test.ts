import { isPublic } from '@portal/platform/http/publicAddresses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createApp,
  createUser,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { startReceiver } from '../../test/receiver.ts'
import { deliverDue } from './commands/deliverDue.ts'

describe('isPublic', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700:4700::1111'])(
    'takes %s',
    (address) => {
      expect(isPublic(address)).toBe(true)
    },
  )
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    'localhost',
  ])('refuses %s', (address) => {
    expect(isPublic(address)).toBe(false)
  })
})

describe('without WEBHOOKS_ALLOW_PRIVATE', () => {
  let portal: TestPortal
  let admin: TestUser
  beforeAll(async () => {
    portal = await startTestPortal()
    admin = await createAdmin(portal)
  })
  afterAll(() => portal.close())

  it.each([
    ['http://exemple.fr/', 'webhooksAdmin.httpsOnly'],
    ['https://127.0.0.1/', 'webhooksAdmin.privateAddress'],
    ['https://2130706433/', 'webhooksAdmin.privateAddress'],
    ['https://[::1]/', 'webhooksAdmin.privateAddress'],
    ['https://[::ffff:10.0.0.1]/', 'webhooksAdmin.privateAddress'],
    ['https://name:secret@exemple.fr/', 'common.urlNotValid'],
    ['ftp://exemple.fr/', 'common.urlNotValid'],
  ])('refuses %s', async (url, message) => {
    const body = { url, events: ['access.asked'], is_active: true }
    const { status, data } = await portal.call('POST', '/v1/webhooks/', { token: admin.token, body })
    expect([status, data.errors]).toEqual([422, { url: message }])
  })

  it('judges a name when the connection is made', async () => {
    const receiver = await startReceiver()
    const at = portal.clock.now().toISOString()
    const url = `http://localhost:${receiver.port}/`
    await portal.db
      .insertInto('webhooks')
      .values({ url, events: '["access.granted"]', is_active: 1, created_at: at, updated_at: at })
      .execute()
    const body = {
      user_id: (await createUser(portal)).id,
      app_id: (await createApp(portal)).id,
      duration_id: 2,
    }
    await portal.call('POST', '/v1/requestapps/', { token: admin.token, body })
    await deliverDue(portal.deps)
    const { data } = await portal.call('GET', '/v1/webhookdeliveries/', { token: admin.token })
    expect(data).toMatchObject([{ state: 'waiting', last_error: 'localhost is a private address' }])
    expect(receiver.messages).toEqual([])
    await receiver.stop()
  })
})
