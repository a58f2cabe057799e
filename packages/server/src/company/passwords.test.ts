import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CompanyProvider,
  createAdmin,
  createEditor,
  createUser,
  HOUR,
  PASSWORD,
  startCompanyProvider,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { letIn } from '../users/commands/letIn.ts'

let provider: CompanyProvider
let admins: TestPortal
let off: TestPortal
beforeAll(async () => {
  provider = await startCompanyProvider()
  admins = await startTestPortal({ env: { ...provider.env, LOCAL_PASSWORDS: 'admins' } })
  off = await startTestPortal({ env: { ...provider.env, LOCAL_PASSWORDS: 'off' } })
})
afterAll(async () => {
  await admins.close()
  await off.close()
  await provider.close()
})

const signIn = async (portal: TestPortal, { email }: TestUser, password = PASSWORD) => {
  const { status, data } = await portal.call('POST', '/v1/token/', { body: { email, password } })
  return [status, data.code]
}
const refresh = async (portal: TestPortal, { refresh: refresh_token }: TestUser) =>
  (await portal.call('POST', '/v1/token/refresh/', { body: { refresh_token } })).data.status_code

describe('LOCAL_PASSWORDS=admins', () => {
  test('takes administrators’ passwords and nobody else’s', async () => {
    expect((await signIn(admins, await createAdmin(admins)))[0]).toBe(200)
    for (const user of [await createUser(admins), await createEditor(admins)]) {
      expect(await signIn(admins, user)).toEqual([401, 'company_signin_only'])
      expect(await signIn(admins, user, 'Faux-2026!xx')).toEqual([401, 'invalid_credentials'])
      expect(await refresh(admins, user)).toBe(401)
    }
  })

  test('sends a link to a new password to administrators alone', async () => {
    const [user, admin] = [await createUser(admins), await createAdmin(admins)]
    for (const { email } of [user, admin])
      await admins.call('POST', '/v1/users/password/forgotten/', { body: { email } })
    const to = (await admins.mails()).map((mail) => mail.to)
    expect(to).toContain(admin.email)
    expect(to).not.toContain(user.email)
  })
})

describe('LOCAL_PASSWORDS=off', () => {
  test('takes no password, and makes no account by one', async () => {
    const admin = await createAdmin(off)
    expect(await signIn(off, admin)).toEqual([401, 'company_signin_only'])
    expect(await refresh(off, admin)).toBe(401)
    const { status, data } = await off.call('POST', '/v1/users/', {
      body: {
        email: 'neuf@exemple.fr',
        password: PASSWORD,
        passwordConfirm: PASSWORD,
        nom: 'Neuf',
        prenom: 'Zoé',
        civility: 1,
        consent: true,
      },
    })
    expect([status, data.code]).toEqual([403, 'registration_closed'])
  })

  test('the operator lets somebody in for an hour, and the journal tells of it', async () => {
    const user = await createUser(off, { status: 3 })
    const made = await letIn({ ...off.deps, now: off.clock.now }, user.email)
    expect((await signIn(off, user, made?.password))[0]).toBe(200)
    expect(await signIn(off, user)).toEqual([401, 'invalid_credentials'])
    const told = await off.db
      .selectFrom('journal')
      .select(['kind', 'actor'])
      .where('object_id', '=', user.id)
      .where('actor', '=', 'operator')
      .execute()
    expect(told).toEqual([
      { kind: 'person.rights', actor: 'operator' },
      { kind: 'security.password', actor: 'operator' },
    ])
    off.clock.advance(HOUR + 1000)
    expect(await signIn(off, user, made?.password)).toEqual([401, 'company_signin_only'])
    expect(await letIn({ ...off.deps, now: off.clock.now }, 'personne@exemple.fr')).toBeNull()
  })
})
