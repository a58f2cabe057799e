import { DAY_MS, RequestStatus } from '@portal/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  setParameter,
  startTestPortal,
  type TestPortal,
} from '../../test/index.ts'
import { lapseUnanswered } from './commands/lapse.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
beforeEach(() => setParameter(portal, 'access.pendingDays', '30'))
afterAll(() => portal.close())

const waiting = async (days: number) => {
  const user = await createUser(portal)
  const created_at = new Date(portal.clock.now().getTime() - days * DAY_MS).toISOString()
  const { id: app_id } = await createApp(portal, { name: 'Carbone' })
  return {
    user,
    access: await createAccess(portal, { app_id, user_id: user.id, created_at, updated_at: created_at }),
  }
}
const statusOf = async (id: number) =>
  (await portal.db.selectFrom('accesses').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

describe('a request that nobody answers', () => {
  it('lapses after the days of the parameter, and both sides are told', async () => {
    const admin = await createAdmin(portal)
    const [old, young] = [await waiting(31), await waiting(29)]
    await lapseUnanswered(portal.deps)
    expect(await statusOf(old.access.id)).toBe(RequestStatus.cancelled)
    expect(await statusOf(young.access.id)).toBe(RequestStatus.toConfirm)
    const mails = await portal.mails()
    const subjectTo = (address: string) =>
      mails.filter(({ to }) => to === address).map(({ subject }) => subject)
    expect(subjectTo(old.user.email)).toEqual(['Votre demande d’accès à « Carbone » est close'])
    expect(subjectTo(admin.email)).toEqual([expect.stringMatching(/close, sans réponse$/)])
    expect(subjectTo(young.user.email)).toEqual([])
    const { data } = await portal.call('GET', `/v1/requestappaccess/${old.access.id}`, { token: admin.token })
    expect(data.log.at(-1)).toMatchObject({ actor: 'portal', from_status: 0, to_status: 3 })
  })

  it('frees the place: the person may ask again', async () => {
    const { user, access } = await waiting(40)
    await lapseUnanswered(portal.deps)
    const path = `/v1/users/requestappaccess/${access.app_id}`
    expect((await portal.call('POST', path, { token: user.token, body: {} })).status).toBe(201)
  })

  it('waits for ever where the parameter is 0', async () => {
    await setParameter(portal, 'access.pendingDays', '0')
    const { access } = await waiting(400)
    await lapseUnanswered(portal.deps)
    expect(await statusOf(access.id)).toBe(RequestStatus.toConfirm)
  })
})
