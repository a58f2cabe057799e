import { AppStatus, RequestStatus } from '@portal/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  HOUR,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { openSession } from '../sessions/commands/open.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
})
afterEach(() => portal.clock.set(new Date()))
afterAll(() => portal.close())

const offer = (id: number) => portal.call('GET', `/v1/publicsapps/${id}/offer/`)

describe('GET /v1/publicsapps/:id/offer/', () => {
  it('says how long one gets, cached for everybody', async () => {
    const { id } = await createApp(portal, { status: AppStatus.online, duration_id: 3 })
    const { data, headers } = await offer(id)
    expect(data).toEqual({ duration_id: 3, granted_at_once: false, answer_hours: null })
    expect(headers.get('cache-control')).toBe('public, max-age=600')
  })

  it('says the median of the answers, from the fifth on', async () => {
    const app = await createApp(portal, { status: AppStatus.online })
    const answer = async () => {
      portal.clock.set(new Date())
      const { id: user_id } = await createUser(portal)
      const access = await createAccess(portal, { app_id: app.id, user_id })
      portal.clock.advance(20 * HOUR - 60_000)
      await portal.call('PUT', `/v1/requestapps/${access.id}`, {
        token: (await openSession(portal.db, admin, portal.clock.now())).access_token,
        body: { id: access.id, status: RequestStatus.refused },
      })
    }
    for (let nth = 0; nth < 4; nth++) await answer()
    portal.clock.advance(HOUR)
    expect((await offer(app.id)).data.answer_hours).toBeNull()
    await answer()
    portal.clock.advance(2 * HOUR)
    expect((await offer(app.id)).data.answer_hours).toBe(20)
  })
})
