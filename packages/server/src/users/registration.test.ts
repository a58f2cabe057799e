import { AppStatus, CONSENT_VERSION } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createApp,
  PASSWORD,
  setParameter,
  startTestPortal,
  type TestPortal,
  unique,
} from '../../test/index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const person = (more: Record<string, unknown> = {}) => ({
  email: `essai-${unique()}@exemple.fr`,
  password: PASSWORD,
  passwordConfirm: PASSWORD,
  nom: 'Martin',
  prenom: 'Zoé',
  civility: 1,
  consent: true,
  ...more,
})
const register = (body: unknown, headers?: Record<string, string>) =>
  portal.call('POST', '/v1/users/', { body, headers })
const countUsers = async () =>
  (
    await portal.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

describe('POST /v1/users/', () => {
  test('creates a validated USER, signed in, with the proof of consent', async () => {
    const { status, data } = await register(person(), {
      'client-id': 'partenaire-1',
      'accept-language': 'en',
    })
    expect(status).toBe(201)
    expect(data.user).toMatchObject({
      roles: 'USER',
      status: 1,
      is_active: true,
      optin_email: false,
      partner_id: 'partenaire-1',
      language: 'en',
      consent_version: CONSENT_VERSION,
    })
    expect(JSON.stringify(data)).not.toContain('password')
    const me = await portal.call('GET', '/v1/user/me/', { token: data.access_token })
    expect(me.data).toEqual({ ...data.user, email_to_confirm: false })
    const proof = await portal.db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', data.user.id)
      .execute()
    expect(proof).toMatchObject([
      { version: CONSENT_VERSION, language: 'en', accepted: 1, at: data.user.consent_at },
    ])
  })

  test.each([
    ['no consent', { consent: false }, { consent: 'common.consentRequired' }],
    [
      'a weak password',
      { password: 'motdepasse', passwordConfirm: 'motdepasse' },
      { password: 'common.passwordNotValid' },
    ],
    [
      'a common password',
      { password: 'Motdepasse-2026', passwordConfirm: 'Motdepasse-2026' },
      { password: 'common.passwordTooCommon' },
    ],
    [
      'another confirmation',
      { passwordConfirm: 'Autre-2026!ok' },
      { passwordConfirm: 'common.passwordNotEqual' },
    ],
    ['a bad address', { email: 'pas-une-adresse' }, { email: 'signin.validEmail' }],
    ['a full-width @', { email: 'jean＠ex.fr' }, { email: 'signin.validEmail' }],
    ['a NUL', { email: 'jean\u0000@ex.fr' }, { email: 'signin.validEmail' }],
    ['a bad phone', { telephone: '12ab' }, { telephone: 'common.telephoneNotValid' }],
    ['no civility', { civility: 0 }, { civility: 'common.requiredField' }],
    ['no nom', { nom: '  ' }, { nom: 'common.requiredField' }],
    ['a list as password', { password: ['a'] }, { password: 'common.requiredField' }],
  ])('refuses %s, naming the field', async (_name, change, errors) => {
    const before = await countUsers()
    const { status, data } = await register(person(change))
    expect([status, data.code]).toEqual([422, 'invalid_fields'])
    expect(data.errors).toMatchObject(errors)
    expect(await countUsers()).toBe(before)
  })

  test.each(['roles', 'role', 'status', 'approved', 'id', 'created_at', 'is_active'])(
    'does not let a person say %s',
    async (field) => {
      const { status } = await register(person({ [field]: field === 'roles' ? 'USER,ADMIN' : 1 }))
      expect(status).toBe(422)
    },
  )

  test.each(['{"__proto__":{"roles":"ADMIN"}}', '{"constructor":{"prototype":{}}}'])(
    'refuses %s',
    async (raw) => {
      const { status } = await portal.call('POST', '/v1/users/', {
        raw,
        headers: { 'content-type': 'application/json' },
      })
      expect(status).toBe(400)
    },
  )

  test('an address registers once, whatever its case and blanks, also fifty times at once', async () => {
    const body = person()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({ ...body, email: index % 2 ? body.email.toUpperCase() : ` ${body.email} ` }),
      ),
    )
    const statuses = answers.map((one) => one.status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
    expect(answers.find((one) => one.status === 409)?.data).toMatchObject({
      code: 'email_taken',
      errors: { email: 'common.emailTaken' },
    })
  })

  test('with appId it asks for that app in the same transaction', async () => {
    const app = await createApp(portal)
    const { data } = await register(person({ appId: app.id }))
    const access = await portal.db
      .selectFrom('accesses')
      .selectAll()
      .where('user_id', '=', data.user.id)
      .executeTakeFirstOrThrow()
    expect(access).toMatchObject({ app_id: app.id, status: 0, partner_id: 'enseigne' })
  })

  test('an app that is gone or closed meanwhile costs nobody the account', async () => {
    const closed = await createApp(portal, { status: AppStatus.suspended })
    for (const appId of [999_999, closed.id]) {
      const { status, data } = await register(person({ appId }))
      expect(status).toBe(201)
      const { data: accesses } = await portal.call('GET', '/v1/userapps/', { token: data.access_token })
      expect(accesses).toEqual([])
    }
  })

  test('long passwords count whole, blanks included', async () => {
    const password = ` ${'aB3!'.repeat(24)}xyz `
    const body = person({ password, passwordConfirm: password })
    expect((await register(body)).status).toBe(201)
    const signIn = async (candidate: string) =>
      (await portal.call('POST', '/v1/token/', { body: { email: body.email, password: candidate } })).status
    expect(await signIn(password)).toBe(200)
    expect(await signIn(`${password.slice(0, -1)}y`)).toBe(401)
    expect(await signIn(password.slice(0, 72))).toBe(401)
    expect(await signIn(password.trim())).toBe(401)
  })

  test('a megabyte of password is refused before it is read', async () => {
    expect((await register(person({ password: 'aB3!'.repeat(250_000) }))).status).toBe(413)
  })

  test('where accounts are looked at first, status is 0', async () => {
    await setParameter(portal, 'users.validate', 'true')
    expect((await register(person())).data.user.status).toBe(0)
    await setParameter(portal, 'users.validate', 'false')
  })

  test('an unknown partner is refused', async () => {
    const { status, data } = await register(person(), { 'client-id': "x' or 1=1" })
    expect([status, data.code]).toEqual([400, 'unknown_partner'])
  })
})
