import { AppStatus } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createApp,
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

const soon = () =>
  createApp(portal, { status: AppStatus.inPreparation, url: 'https://demo.exemple.fr/a', is_active_url: 1 })
const call = (method: 'GET' | 'POST' | 'DELETE', id: number, { token }: TestUser) =>
  portal.call(method, `/v1/apps/${id}/follow/`, { token })
const save = (id: number, body: object) => portal.call('PUT', `/v1/apps/${id}`, { token: admin.token, body })
const mailsTo = async ({ email }: TestUser) =>
  portal.db
    .selectFrom('outbox')
    .select(['kind', 'language', 'values'])
    .where('recipient', '=', email)
    .where('kind', '=', 'appOpened')
    .execute()
const followers = async (id: number) =>
  (await portal.call('GET', `/v1/manageapps/${id}`, { token: admin.token })).data.followers

describe('/v1/apps/:id/follow/', () => {
  it('notes once who waits, counts them for editors, and forgets who no longer does', async () => {
    const { id } = await soon()
    const [one, other] = [await createUser(portal), await createUser(portal)]
    expect((await call('GET', id, one)).data).toEqual({ following: false })
    expect((await call('POST', id, one)).data).toEqual({ following: true })
    expect((await call('POST', id, one)).data).toEqual({ following: true })
    await call('POST', id, other)
    expect((await call('GET', id, one)).data).toEqual({ following: true })
    expect(await followers(id)).toBe(2)
    expect((await call('DELETE', id, one)).data).toEqual({ following: false })
    expect(await followers(id)).toBe(1)
    const { data } = await portal.call('GET', `/v1/manageapps/?filter={"id":[${id}]}`, {
      token: admin.token,
    })
    expect(data[0].followers).toBe(1)
  })

  it('has nothing to wait for where the app is open', async () => {
    const { id } = await createApp(portal, {
      status: AppStatus.online,
      url: 'https://demo.exemple.fr/a',
      is_active_url: 1,
    })
    expect((await call('POST', id, await createUser(portal))).data).toEqual({ following: false })
  })

  it('writes one message when the app opens, in the person’s language, and none when it opens again', async () => {
    const { id } = await soon()
    const person = await createUser(portal, { language: 'en' })
    await call('POST', id, person)
    await save(id, { name: 'Encore un titre' })
    expect(await mailsTo(person)).toEqual([])
    await save(id, { status: AppStatus.online })
    const mails = await mailsTo(person)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.language).toBe('en')
    expect(await followers(id)).toBe(0)
    await save(id, { status: AppStatus.suspended })
    await save(id, { status: AppStatus.online })
    expect(await mailsTo(person)).toHaveLength(1)
  })

  it('is told once the address works, not before', async () => {
    const { id } = await createApp(portal, { status: AppStatus.online, url: null, is_active_url: 0 })
    const person = await createUser(portal)
    expect((await call('POST', id, person)).data).toEqual({ following: true })
    await save(id, { url: 'https://demo.exemple.fr/b', is_active_url: true })
    expect(await mailsTo(person)).toHaveLength(1)
  })

  it('is in the export of one’s own data, and goes with the account', async () => {
    const { id, code } = await soon()
    const person = await createUser(portal)
    await call('POST', id, person)
    const { data } = await portal.call('GET', '/v1/user/export/', { token: person.token })
    expect(data.followed_apps).toMatchObject([{ app_code: code }])
    await portal.call('DELETE', `/v1/users/${person.id}`, { token: admin.token })
    expect(await followers(id)).toBe(0)
  })
})
