import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  DAY,
  setParameter,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../../test/index.ts'

let portal: TestPortal
let admin: TestUser
let app: { id: number }
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal, { nom: 'Portail' })
  app = await createApp(portal, { name: 'Comptoir <3' })
})
beforeEach(async () => {
  await portal.db.deleteFrom('outbox').execute()
  portal.clock.set(new Date())
})
afterAll(() => portal.close())

/** Asks, and gives the link of the administrator's message. */
async function askAndRead() {
  const user = await createUser(portal, { prenom: 'Inès', organisation: 'É & Cie' })
  const path = `/v1/users/requestappaccess/${app.id}`
  const body = { reason: 'Pour <b>voir</b>' }
  const { data } = await portal.call('POST', path, { token: user.token, body })
  const mail = (await portal.mails()).findLast(({ to }) => to === admin.email)
  expect(mail?.text).toContain(`${portal.baseUrl}/admin/requestappaccess/${data.id}`)
  const key = /\/v1\/decide\/\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(key).toHaveLength(43)
  return { id: data.id as number, key, user }
}
const open = (key: string, method = 'GET') => portal.call(method, `/v1/decide/?key=${key}`)
const send = (fields: Record<string, string>) =>
  portal.call('POST', '/v1/decide/', {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const read = async (id: number) =>
  (await portal.call('GET', `/v1/requestappaccess/${id}`, { token: admin.token })).data

describe('the link of a message', () => {
  it('shows everything and changes nothing, however often a scanner opens it', async () => {
    const { id, key } = await askAndRead()
    const before = await read(id)
    for (const method of ['GET', 'HEAD', 'GET']) expect((await open(key, method)).status).toBe(200)
    const { text, headers } = await open(key)
    expect(text).toContain('Inès')
    expect(text).toContain('É &amp; Cie')
    expect(text).toContain('Comptoir &lt;3')
    expect(text).toContain('Pour &lt;b&gt;voir&lt;/b&gt;')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await read(id)).toEqual(before)
  })

  it('grants, in the name of its administrator, once', async () => {
    const { id, key } = await askAndRead()
    expect((await send({ key, choice: 'grant', duration_id: '2' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 1, duration_id: 2, decided_by_name: 'Ada Portail' })
    const again = await send({ key, choice: 'refuse' })
    expect(again.status).toBe(410)
    expect(again.text).toContain('Ce lien a déjà servi')
    expect(again.text).toContain('Ada Portail')
    expect((await open(key)).status).toBe(410)
    expect(await read(id)).toMatchObject({ status: 1 })
  })

  it('refuses with a reason of the list, or one’s own', async () => {
    const first = await askAndRead()
    await send({ key: first.key, choice: 'refuse', reason: 'Complet', own_reason: '' })
    expect(await read(first.id)).toMatchObject({ status: 2, reason: 'Complet' })
    await portal.db.deleteFrom('outbox').execute()
    const second = await askAndRead()
    await send({ key: second.key, choice: 'refuse', reason: 'Complet', own_reason: 'Plus tard' })
    expect(await read(second.id)).toMatchObject({ status: 2, reason: 'Plus tard' })
  })

  it('acts once when it is sent twice at the same time', async () => {
    const { key } = await askAndRead()
    const answers = await Promise.all([
      send({ key, choice: 'grant', duration_id: '2' }),
      send({ key, choice: 'refuse' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('says by whom the request was decided meanwhile', async () => {
    const { id, key } = await askAndRead()
    const other = await createAdmin(portal, { prenom: 'Basile', nom: 'Autre' })
    const body = { status: 2 }
    await portal.call('PUT', `/v1/requestapps/${id}`, { token: other.token, body })
    for (const answer of [await open(key), await send({ key, choice: 'grant', duration_id: '2' })]) {
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('Basile Autre')
    }
    expect(await read(id)).toMatchObject({ status: 2 })
    await portal.db.deleteFrom('users').where('id', '=', other.id).execute()
  })

  it('leads nowhere after a week, for a key that nobody made, and once its owner administers no more', async () => {
    const { id, key } = await askAndRead()
    expect((await open('x'.repeat(43))).status).toBe(404)
    await portal.db.updateTable('users').set({ status: 3 }).where('id', '=', admin.id).execute()
    expect((await send({ key, choice: 'grant', duration_id: '2' })).status).toBe(404)
    await portal.db.updateTable('users').set({ status: 1 }).where('id', '=', admin.id).execute()
    portal.clock.advance(8 * DAY)
    expect((await open(key)).status).toBe(404)
    expect((await send({ key, choice: 'grant', duration_id: '2' })).status).toBe(404)
    const { status } = await portal.db
      .selectFrom('accesses')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe(0)
  })

  it('stays good when the decision was refused: nothing is granted without a duration or beyond the limit', async () => {
    const { id, key, user } = await askAndRead()
    expect((await send({ key, choice: 'grant', duration_id: '0' })).status).toBe(422)
    await setParameter(portal, 'nbAccess', '1')
    const past = portal.clock.now().toISOString()
    await createAccess(portal, { app_id: app.id, user_id: user.id, status: 4, is_open: 0, expire_at: past })
    expect((await send({ key, choice: 'grant', duration_id: '2' })).status).toBe(422)
    await setParameter(portal, 'nbAccess', '0')
    expect((await send({ key, choice: 'grant', duration_id: '2' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 1 })
  })
})
