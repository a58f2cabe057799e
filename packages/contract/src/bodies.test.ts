import { describe, expect, it } from 'vitest'
import { AccessDecision } from './accesses.ts'
import { AppCreate, AppUpdate } from './apps.ts'
import { ParameterBody } from './parameters.ts'
import { SignIn } from './tokens.ts'
import { PasswordChange, Registration } from './users.ts'

const person = {
  email: ' Zoe@Exemple.fr ',
  password: 'Essai-2026!ok',
  passwordConfirm: 'Essai-2026!ok',
  nom: 'Martin',
  prenom: 'Zoé',
  civility: 1,
  consent: true,
}
const keysOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [String(issue.path[0] ?? 'body'), issue.message]),
  )

describe('Registration', () => {
  it('trims and lowers the e-mail and leaves the optional fields empty', () => {
    expect(Registration.parse({ ...person, organisation: ' ' })).toMatchObject({
      email: 'zoe@exemple.fr',
      organisation: null,
      telephone: null,
      optin_email: false,
    })
  })
  it('takes names of any script, and signs of two halves', () => {
    expect(Registration.parse({ ...person, nom: '李 Ñandú 🎉' }).nom).toBe('李 Ñandú 🎉')
  })
  it('takes signs without a shape for nothing', () => {
    const errors = keysOf(Registration.safeParse({ ...person, nom: '\u200b\u00ad', prenom: '\u202e' }))
    expect(errors).toEqual({ nom: 'common.requiredField', prenom: 'common.requiredField' })
  })
  it('names each wrong field by its specified key', () => {
    expect(
      keysOf(
        Registration.safeParse({
          ...person,
          nom: ' ',
          email: 'x',
          telephone: '12',
          civility: 0,
          consent: false,
        }),
      ),
    ).toEqual({
      nom: 'common.requiredField',
      email: 'signin.validEmail',
      telephone: 'common.telephoneNotValid',
      civility: 'common.requiredField',
      consent: 'common.consentRequired',
    })
    expect(keysOf(Registration.safeParse({ ...person, passwordConfirm: 'Autre-2026!' }))).toEqual({
      passwordConfirm: 'common.passwordNotEqual',
    })
  })
  it.each([{ roles: 'ADMIN' }, { email: ['a@b.fr'] }, { nom: 12 }, { nom: 'a\ud800' }, { civility: '1' }])(
    'refuses %o',
    (change) => {
      expect(Registration.safeParse({ ...person, ...change }).success).toBe(false)
    },
  )
})

it.each(['x', 'é'.repeat(1000)])('sign-in never judges the form of a password', (password) => {
  expect(SignIn.safeParse({ email: 'a@b.fr', password }).success).toBe(true)
})

it('a new password differs from the current one', () => {
  const body = { password: 'Essai-2026!ok', passwordNew: 'Essai-2026!ok', passwordConfirm: 'Essai-2026!ok' }
  expect(keysOf(PasswordChange.safeParse(body))).toEqual({ passwordNew: 'common.passwordEqual' })
})

describe('app bodies', () => {
  const app = { name: 'Essai', code: 'abc123', category: 2, status: 0 }
  it('upper-cases the code and fills what is optional', () => {
    expect(AppCreate.parse(app)).toMatchObject({
      code: 'ABC123',
      duration_id: 7,
      is_active_url: false,
      url: null,
    })
  })
  it('takes a whole record back and keeps what may be written', () => {
    const update = AppUpdate.parse({
      ...app,
      id: 3,
      order: 9,
      created_at: 'x',
      img_src: '/media/a.png',
      image: null,
    })
    expect(update).toMatchObject({ name: 'Essai', code: 'ABC123' })
    expect(Object.keys(update)).not.toContain('id')
    expect(Object.keys(update)).not.toContain('img_src')
  })
  it('refuses a key that nobody declared', () => {
    expect(AppCreate.safeParse({ ...app, password: 'x' }).success).toBe(false)
  })
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.fr',
    'http://evil.fr',
    'https://a@evil.fr',
    'https:\\\\evil.fr',
  ])('refuses the address %s', (url) => {
    expect(keysOf(AppCreate.safeParse({ ...app, url }))).toEqual({ url: 'common.urlNotValid' })
  })
})

it('a decision needs a status, under either of its names', () => {
  expect(AccessDecision.safeParse({ duration_id: 2 }).success).toBe(false)
  expect(AccessDecision.safeParse({ request_status: 1, duration_id: 2 }).success).toBe(true)
})

it('knows the other specified name of a status, and prefers its own', () => {
  const app = { name: 'Essai', code: 'abc123', category: 2 }
  expect(AppCreate.parse({ ...app, app_status: 2 }).status).toBe(2)
  expect(AppUpdate.parse({ status: 3, app_status: 2 }).status).toBe(3)
  const parameter = { parameter_name: 'libre', parameter_value: 'x' }
  expect(ParameterBody.parse({ ...parameter, status: 0 }).parameter_status).toBe(0)
  expect(keysOf(ParameterBody.safeParse(parameter))).toEqual({ parameter_status: 'common.requiredField' })
})

it('checks the values of the parameters that the portal reads', () => {
  const body = (name: string, value: string) => ({
    parameter_name: name,
    parameter_value: value,
    parameter_status: 1,
  })
  expect(ParameterBody.safeParse(body('access.autoGrant', 'peut-être')).success).toBe(false)
  expect(ParameterBody.safeParse(body('access.autoGrant', 'true')).success).toBe(true)
  expect(ParameterBody.safeParse(body('nbAccess', '-1')).success).toBe(false)
  expect(ParameterBody.safeParse(body('libre', 'tout')).success).toBe(true)
})
