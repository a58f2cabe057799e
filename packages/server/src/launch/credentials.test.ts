import * as oauth from 'oauth4webapi'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  basic,
  callAs,
  createAccess,
  createAdmin,
  createDemo,
  createUser,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
})
afterAll(() => portal.close())

const metadata = () => ({
  issuer: portal.baseUrl,
  introspection_endpoint: `${portal.baseUrl}/v1/launch/introspect/`,
})

describe('HTTP Basic (RFC 6749, section 2.3.1)', () => {
  it('works with openid-client and oauth4webapi for every secret, and in its raw form', async () => {
    const user = await createUser(portal)
    const demo = await createDemo(portal, admin)
    const access = await createAccess(portal, { app_id: demo.id, user_id: user.id, status: 4 })
    const token = String(access.id)
    for (let round = 0; round < 30; round++) {
      const { data } = await portal.call('POST', `/v1/manageapps/${demo.id}/credentials/`, {
        token: admin.token,
      })
      const { client_id, client_secret } = data

      const client = openid.ClientSecretBasic(client_secret)
      const config = new openid.Configuration(metadata(), client_id, undefined, client)
      openid.allowInsecureRequests(config)
      expect(await openid.tokenIntrospection(config, token), client_secret).toMatchObject({ active: true })

      const response = await oauth.introspectionRequest(
        metadata(),
        { client_id },
        oauth.ClientSecretBasic(client_secret),
        token,
        { [oauth.allowInsecureRequests]: true },
      )
      const answer = await oauth.processIntrospectionResponse(metadata(), { client_id }, response)
      expect(answer, client_secret).toMatchObject({ active: true })

      const raw = await callAs(portal, { authorization: basic(client_id, client_secret) }, 'introspect', {
        token,
      })
      expect(raw.data).toMatchObject({ active: true })
    }
  })

  it('refuses a wrong secret in either form', async () => {
    const demo = await createDemo(portal, admin)
    for (const secret of [
      `${demo.secret}x`,
      `${demo.secret}%`,
      encodeURIComponent(`${demo.secret}é`),
      '%2D',
      '',
    ])
      expect(
        (await callAs(portal, { authorization: basic(demo.code, secret) }, 'introspect', { token: '1' }))
          .status,
      ).toBe(401)
  })
})
