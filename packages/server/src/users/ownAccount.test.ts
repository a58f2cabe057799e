import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  MINUTE,
  PASSWORD,
  startTestPortal,
  type TestPortal,
} from '../../test/index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const signIn = (email: string, password = PASSWORD) =>
  portal.call('POST', '/v1/token/', { body: { email, password } })
const me = (token: string) => portal.call('GET', '/v1/user/me/', { token })

describe('PUT /v1/users/account/:id', () => {
  const profile = {
    nom: 'Durand',
    prenom: 'Léo',
    telephone: '+33 6 12 34 56 78',
    organisation: 'É & Cie',
    fonction: '',
    optin_email: true,
    civility: 2,
  }

  test('changes the own profile, and nothing that is not the person’s to change', async () => {
    const user = await createUser(portal)
    const { status, data } = await portal.call('PUT', `/v1/users/account/${user.id}`, {
      token: user.token,
      body: { ...profile, email: 'autre@exemple.fr', roles: 'USER,ADMIN', status: 0 },
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({ ...profile, fonction: null, email: user.email, roles: 'USER', status: 1 })
    expect((await me(user.token)).data).toEqual({ ...data, email_to_confirm: false })
  })

  test('another’s id is a 404, like one that does not exist', async () => {
    const [one, other] = [await createUser(portal), await createUser(portal)]
    const asked = (id: number) =>
      portal.call('PUT', `/v1/users/account/${id}`, { token: one.token, body: profile })
    const [foreign, missing] = [await asked(other.id), await asked(999_999)]
    expect(foreign.status).toBe(404)
    expect({ ...foreign.data, request_id: '' }).toEqual({ ...missing.data, request_id: '' })
  })

  test('requires authentication', async () => {
    const { status, headers } = await portal.call('PUT', '/v1/users/account/1', { body: profile })
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
  })
})

describe('PUT /v1/users/password/', () => {
  const change = (token: string, password: string, passwordNew: string, passwordConfirm = passwordNew) =>
    portal.call('PUT', '/v1/users/password/', { token, body: { password, passwordNew, passwordConfirm } })

  test('needs the current one, and ends the other sessions', async () => {
    const user = await createUser(portal)
    const second = (await signIn(user.email)).data
    expect((await change(user.token, 'Faux-2026!xx', 'Neuf-2026!ok')).data.errors).toEqual({
      password: 'common.passwordWrong',
    })
    expect((await change(user.token, PASSWORD, 'Neuf-2026!ok')).status).toBe(204)
    expect((await me(user.token)).status).toBe(200)
    expect((await me(second.access_token)).status).toBe(401)
    const refresh = { refresh_token: second.refresh_token }
    expect((await portal.call('POST', '/v1/token/refresh/', { body: refresh })).data).toEqual({
      status_code: 401,
    })
    expect((await signIn(user.email)).status).toBe(401)
    expect((await signIn(user.email, 'Neuf-2026!ok')).status).toBe(200)
  })

  test('lets one of two changes win that come at once', async () => {
    const user = await createUser(portal)
    const wishes = ['Neuf-2026!un', 'Neuf-2026!deux']
    const answers = await Promise.all(wishes.map((wish) => change(user.token, PASSWORD, wish)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
    const winner = wishes[answers.findIndex(({ status }) => status === 204)] ?? ''
    expect((await signIn(user.email, winner)).status).toBe(200)
  })

  test.each([
    ['the same again', PASSWORD, PASSWORD, { passwordNew: 'common.passwordEqual' }],
    ['another confirmation', 'Neuf-2026!ok', 'Neuf-2026!ko', { passwordConfirm: 'common.passwordNotEqual' }],
    ['a short one', 'Neuf-26', 'Neuf-26', { passwordNew: 'common.minLength' }],
    ['a weak one', 'nouveaumot', 'nouveaumot', { passwordNew: 'common.passwordNotValid' }],
    ['a common one', 'Azerty-123', 'Azerty-123', { passwordNew: 'common.passwordTooCommon' }],
  ])('refuses %s', async (_name, passwordNew, confirm, errors) => {
    const user = await createUser(portal)
    const answer = await change(user.token, PASSWORD, passwordNew, confirm)
    expect([answer.status, answer.data.errors]).toEqual([422, errors])
  })
})

describe.each(['/v1/user/acccount/', '/v1/user/account/'])('DELETE %s', (path) => {
  test('nothing works afterwards, and the address is free again', async () => {
    const user = await createUser(portal)
    expect((await portal.call('DELETE', path, { token: user.token })).status).toBe(204)
    expect((await me(user.token)).status).toBe(401)
    const refresh = { refresh_token: user.refresh }
    expect((await portal.call('POST', '/v1/token/refresh/', { body: refresh })).data).toEqual({
      status_code: 401,
    })
    expect((await signIn(user.email)).status).toBe(401)
    const again = await portal.call('POST', '/v1/users/', {
      body: {
        email: user.email,
        password: PASSWORD,
        passwordConfirm: PASSWORD,
        nom: 'A',
        prenom: 'B',
        civility: 1,
        consent: true,
      },
    })
    expect(again.status).toBe(201)
  })

  test('a sign-in of a while ago wants the password', async () => {
    const user = await createUser(portal)
    portal.clock.advance(16 * MINUTE)
    const refreshed = await portal.call('POST', '/v1/token/refresh/', {
      body: { refresh_token: user.refresh },
    })
    const token = refreshed.data.access_token
    const refused = await portal.call('DELETE', path, { token })
    expect([refused.status, refused.data.code]).toEqual([403, 'confirm_password'])
    expect((await portal.call('DELETE', path, { token, body: { password: PASSWORD } })).status).toBe(204)
  })

  test('a wrong password stops it where one is given', async () => {
    const user = await createUser(portal)
    const answer = await portal.call('DELETE', path, {
      token: user.token,
      body: { password: 'Faux-2026!xx' },
    })
    expect([answer.status, answer.data.errors]).toEqual([422, { password: 'common.passwordWrong' }])
    expect(
      (await portal.call('DELETE', path, { token: user.token, body: { password: PASSWORD } })).status,
    ).toBe(204)
  })
})

describe('deletion of an account', () => {
  test('ends accesses and keeps only a number in what must stay', async () => {
    const user = await createUser(portal, { nom: 'Introuvable', prenom: 'Agathe' })
    const app = await createApp(portal)
    const access = await createAccess(portal, {
      app_id: app.id,
      user_id: user.id,
      status: 4,
      request_reason: 'Je suis Agathe Introuvable',
    })
    expect((await portal.call('DELETE', '/v1/user/account/', { token: user.token })).status).toBe(204)
    const kept = await portal.db
      .selectFrom('accesses')
      .selectAll()
      .where('id', '=', access.id)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ user_id: null, status: 3, is_open: 0, request_reason: null })
    const rows = await Promise.all(
      (['users', 'consents', 'accesses', 'journal', 'outbox', 'attempts'] as const).map((table) =>
        portal.db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Introuvable|${user.email}`, 'i'))
  })

  test('the last administrator stays; of two at once one stays', async () => {
    const admins = [await createAdmin(portal), await createAdmin(portal)]
    const answers = await Promise.all(
      admins.map(({ token }) => portal.call('DELETE', '/v1/user/account/', { token })),
    )
    expect(answers.map((one) => one.status).sort()).toEqual([204, 409])
    expect(answers.find((one) => one.status === 409)?.data.code).toBe('last_admin')
  })

  test('wins against what is in flight', async () => {
    const user = await createUser(portal)
    const [, ...others] = await Promise.all([
      portal.call('DELETE', '/v1/user/account/', { token: user.token }),
      ...Array.from({ length: 10 }, () =>
        portal.call('POST', '/v1/token/refresh/', { body: { refresh_token: user.refresh } }),
      ),
      signIn(user.email),
    ])
    for (const { status, data } of others) {
      expect(status).toBeLessThan(500)
      if (data.access_token) expect((await me(data.access_token)).status).toBe(401)
    }
  })
})
