import { SECOND_MS } from '@portal/contract'
import { decodeProtectedHeader } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  callAs,
  createAdmin,
  createDemo,
  MINUTE,
  startTestPortal,
  type TestDemo,
  type TestPortal,
  type TestUser,
} from '../../../test/index.ts'

let portal: TestPortal
let admin: TestUser
let demo: TestDemo
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  demo = await createDemo(portal, admin)
})
afterEach(() => portal.clock.set(new Date()))
afterAll(() => portal.close())

const make = async (kind: string) => (await callAs(portal, demo, 'conformance', { case: kind })).data
const exchange = (token: string, by = demo) => callAs(portal, by, 'exchange', { token })
const isActive = async (access_id: string) =>
  (await callAs(portal, demo, 'introspect', { token: access_id })).data.active

describe('POST /v1/launch/conformance/', () => {
  it.each(['valid', 'rotated_key', 'clock_behind', 'clock_ahead'])(
    'a ticket of kind %s opens, once',
    async (kind) => {
      const { token, access_id } = await make(kind)
      expect(await isActive(access_id)).toBe(false)
      const first = await exchange(token)
      expect([first.status, first.data.access_id]).toEqual([200, access_id])
      expect((await exchange(token)).data.code).toBe('ticket_spent')
      expect(await isActive(access_id)).toBe(true)
    },
  )

  it.each([
    ['other_app', 'invalid_ticket'],
    ['expired', 'ticket_expired'],
    ['portal_away', 'unavailable'],
  ])('a ticket of kind %s is refused as %s', async (kind, code) => {
    expect((await exchange((await make(kind)).token)).data.code).toBe(code)
  })

  it('signs a rotated ticket with a key that was never seen, and nobody else’s ticket with it', async () => {
    const published = async () =>
      (await portal.call('GET', '/.well-known/jwks.json')).data.keys.map(({ kid }: { kid: string }) => kid)
    const kidOf = async (kind: string) => decodeProtectedHeader((await make(kind)).token).kid
    const before = await published()
    const kid = await kidOf('rotated_key')
    expect(before).not.toContain(kid)
    expect(await published()).toContain(kid)
    expect(await kidOf('valid')).not.toBe(kid)
    portal.clock.advance(12 * MINUTE)
    expect(await published()).not.toContain(kid)
  })

  it('opens no other demo, and knows no other kind', async () => {
    const { token } = await make('valid')
    expect((await exchange(token, await createDemo(portal, admin))).data.code).toBe('invalid_ticket')
    expect((await callAs(portal, demo, 'conformance', { case: 'autre' })).status).toBe(422)
  })

  it.each([
    ['revoked_soon', 5],
    ['ends_soon', 10],
  ])('an access of kind %s closes %i seconds after its exchange', async (kind, seconds) => {
    const { token, access_id } = await make(kind)
    await exchange(token)
    portal.clock.advance((seconds - 1) * SECOND_MS)
    expect(await isActive(access_id)).toBe(true)
    portal.clock.advance(2 * SECOND_MS)
    expect(await isActive(access_id)).toBe(false)
  })

  it('counts nowhere', async () => {
    await exchange((await make('valid')).token)
    expect(await portal.db.selectFrom('accesses').selectAll().execute()).toEqual([])
    expect(
      await portal.db.selectFrom('journal').selectAll().where('object', '=', 'access').execute(),
    ).toEqual([])
  })
})

describe('POST /v1/launch/verified/', () => {
  const report = (...outcomes: string[]) =>
    callAs(portal, demo, 'verified', {
      cases: outcomes.map((outcome, index) => ({ name: index === 0 ? 'valid' : `case${index}`, outcome })),
    })
  const verifiedAt = async () =>
    (await portal.call('GET', `/v1/manageapps/${demo.id}`, { token: admin.token })).data.verified_at

  it('shows on the app since when it is verified, until it fails', async () => {
    expect((await report('passed', 'left out')).data.verified_at).not.toBeNull()
    expect(await verifiedAt()).not.toBeNull()
    await report('passed', 'failed')
    expect(await verifiedAt()).toBeNull()
  })
})
