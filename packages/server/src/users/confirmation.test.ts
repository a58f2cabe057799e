import { RequestStatus } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAccess,
  createApp,
  createUser,
  DAY,
  PASSWORD,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ env: { CONFIRM_EMAIL: 'true' } })
})
afterAll(() => portal.close())

async function register() {
  const email = `essai-${unique()}@exemple.fr`
  const body = { email, password: PASSWORD, passwordConfirm: PASSWORD, nom: 'Martin', prenom: 'Zoé' }
  const { data } = await portal.call('POST', '/v1/users/', { body: { ...body, civility: 1, consent: true } })
  return { email, id: data.user.id as number, token: data.access_token as string }
}
type Person = Pick<TestUser, 'email' | 'id' | 'token'>

async function links({ email }: Person) {
  const mails = (await portal.mails()).filter(({ to }) => to === email)
  return mails.flatMap(({ text }) =>
    [...text.matchAll(/email\/confirm#token=([\w-]+)/g)].map(([, token]) => token),
  )
}
const confirm = (token: string | undefined) =>
  portal.call('POST', '/v1/users/email/confirm/', { body: { token } })
const again = ({ token }: Person) => portal.call('POST', '/v1/user/email/confirmation/', { token })
const waits = async ({ token }: Person) =>
  (await portal.call('GET', '/v1/user/me/', { token })).data.email_to_confirm

async function open({ id, token }: Person) {
  const app = await createApp(portal, { url: `${portal.baseUrl}/v1/health/live` })
  const access = await createAccess(portal, { app_id: app.id, user_id: id, status: RequestStatus.granted })
  const { status, data } = await portal.call('GET', `/v1/apps/app_access/${access.id}`, { token })
  return [status, data.code]
}

describe('users.confirmEmail', () => {
  test('a new account asks and opens nothing until its link was used, once', async () => {
    const zoe = await register()
    const app = await createApp(portal)
    const asked = await portal.call('POST', `/v1/users/requestappaccess/${app.id}`, {
      token: zoe.token,
      body: {},
    })
    expect(asked.status).toBe(201)
    expect(await open(zoe)).toEqual([403, 'email_to_confirm'])
    expect(await waits(zoe)).toBe(true)

    const [link] = await links(zoe)
    expect((await confirm(link)).status).toBe(204)
    expect(await waits(zoe)).toBe(false)
    expect((await open(zoe))[0]).toBe(200)
    const second = await confirm(link)
    expect([second.status, second.data.errors]).toEqual([422, { token: 'common.invalidValue' }])
  })

  test('a link is over after seven days; another one may be asked for, a few times', async () => {
    const zoe = await register()
    const [old] = await links(zoe)
    portal.clock.advance(8 * DAY)
    expect((await confirm(old)).status).toBe(422)
    const { data } = await portal.call('POST', '/v1/token/', {
      body: { email: zoe.email, password: PASSWORD },
    })
    const back = { ...zoe, token: data.access_token }
    expect((await again(back)).status).toBe(204)
    const found = await links(back)
    expect(found).toHaveLength(2)
    expect((await confirm(found[1])).status).toBe(204)
    expect((await again(back)).status).toBe(204)
    expect(await links(back)).toHaveLength(2)
    portal.clock.set(new Date())
  })

  test('a link to a new password confirms as well', async () => {
    const zoe = await register()
    await portal.call('POST', '/v1/users/password/forgotten/', { body: { email: zoe.email } })
    const mail = (await portal.mails()).findLast(({ to }) => to === zoe.email)
    const token = /reset#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const passwords = { passwordNew: 'Neuf-2026!ok', passwordConfirm: 'Neuf-2026!ok' }
    expect(
      (await portal.call('POST', '/v1/users/password/reset/', { body: { token, ...passwords } })).status,
    ).toBe(204)
    const { data } = await portal.call('POST', '/v1/token/', {
      body: { email: zoe.email, password: passwords.passwordNew },
    })
    expect(await waits({ ...zoe, token: data.access_token })).toBe(false)
  })

  test('accounts of before have to confirm too, and nobody has to where it is off', async () => {
    const user = await createUser(portal)
    expect(await waits(user)).toBe(true)
    const off = await startTestPortal()
    const free = await createUser(off)
    expect((await off.call('GET', '/v1/user/me/', { token: free.token })).data.email_to_confirm).toBe(false)
    await off.close()
  })

  test('the token is stored as a hash', async () => {
    const zoe = await register()
    const [link] = await links(zoe)
    const rows = JSON.stringify(await portal.db.selectFrom('email_confirmations').selectAll().execute())
    expect(rows).not.toContain(link)
  })
})
