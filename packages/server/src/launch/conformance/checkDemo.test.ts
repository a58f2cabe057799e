import { type Sample, startSample } from '@portal/gate/sample'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createApp,
  createDemo,
  startTestPortal,
  type TestDemo,
  type TestPortal,
  type TestUser,
} from '../../../test/index.ts'

const CODE = 'VISIOSTOCK'

let portal: TestPortal
let admin: TestUser
let demo: TestDemo
let sample: Sample
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  demo = await createDemo(portal, admin, { code: CODE })
  const { baseUrl: portalUrl } = portal
  sample = await startSample({ port: 0, portalUrl, apps: { [CODE]: demo.secret }, warn: () => {} })
  await portal.db
    .updateTable('apps')
    .set({ url: `${sample.url}/${CODE}/` })
    .where('id', '=', demo.id)
    .execute()
})
afterAll(async () => {
  await sample.close()
  await portal.close()
})

const check = async (id: number, body: object, language = 'fr') => {
  const response = await fetch(`${portal.baseUrl}/v1/manageapps/${id}/check/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify(body),
  })
  const lines = (await response.text()).trim().split('\n')
  return { status: response.status, lines: lines.map((line) => JSON.parse(line)) }
}
const verifiedAt = async () =>
  (await portal.call('GET', `/v1/manageapps/${demo.id}`, { token: admin.token })).data.verified_at

describe('POST /v1/manageapps/:id/check/', () => {
  it('plays the whole list against a gated demo, a sentence for each case, and keeps that it passed', async () => {
    const { status, lines } = await check(demo.id, { socket: 'live' }, 'en')
    expect(status).toBe(200)
    const [last, ...cases] = lines.reverse()
    const named = (outcome: string) => cases.filter((one) => one.outcome === outcome).map(({ name }) => name)
    expect(named('failed')).toEqual([])
    expect(named('left out').sort()).toEqual(['direct', 'stream_revoked'])
    expect(named('passed')).toContain('socket_revoked')
    expect(cases.find(({ name }) => name === 'replay')).toMatchObject({ title: 'A ticket works once' })
    expect(last).toEqual({ verified_at: await verifiedAt() })
    expect(last.verified_at).not.toBeNull()
  })

  it('refuses a place elsewhere, and an app without an address', async () => {
    for (const socket of ['//elsewhere.test/', 'http://elsewhere.test/', '\\\\elsewhere.test'])
      expect((await check(demo.id, { socket })).lines[0]).toMatchObject({
        code: 'invalid_fields',
        errors: { socket: 'common.invalidValue' },
      })
    const app = await createApp(portal, { url: null })
    expect((await check(app.id, {})).lines[0].code).toBe('app_not_online')
  })
})
