import { describe, expect, test } from 'vitest'
import { codeAt } from '../../test/codeAt.ts'
import { startFactorPortal } from '../../test/factors.ts'
import {
  createAdmin,
  createAuthenticator,
  createEditor,
  createUser,
  MINUTE,
  PASSWORD,
  type TestUser,
} from '../../test/index.ts'
import { resetFactors } from './commands/remove.ts'

const { portal, calls } = await startFactorPortal()

type Person = Pick<TestUser, 'token'>
const post = async ({ token }: Person, path: string, body: object = {}) => {
  const { status, data } = await portal.call('POST', `/v1/factors/${path}`, { token, body })
  return { status, data, told: [status, data?.code] }
}
const remove = async ({ token }: Person, path: string) =>
  (await portal.call('DELETE', `/v1/factors/${path}`, { token })).status
const manages = async ({ token }: Person) =>
  (await portal.call('GET', '/v1/manageapps/', { token })).data.code ?? 'yes'
const kindsOf = async ({ id }: TestUser) => {
  const rows = await portal.db
    .selectFrom('journal')
    .select(['kind', 'actor'])
    .where('object_id', '=', id)
    .where('kind', 'in', ['factor.set', 'factor.removed', 'factor.reset', 'factor.recovery'])
    .orderBy('id')
    .execute()
  return rows.map(({ kind, actor }) => `${kind} by ${actor}`)
}
const subjectsTo = async ({ email }: TestUser) =>
  (await portal.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)

describe('setting the first factor', () => {
  test('takes the password once the sign-in is 15 minutes old', async () => {
    const admin = await createAdmin(portal)
    const session = await portal.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', admin.id)
      .execute()
    const created_at = new Date(portal.clock.now().getTime() - 16 * MINUTE).toISOString()
    await portal.db
      .updateTable('sessions')
      .set({ created_at })
      .where('id', '=', session[0]?.id ?? 0)
      .execute()
    expect((await post(admin, 'code/')).told).toEqual([403, 'confirm_password'])
    expect((await post(admin, 'passkeys/options/')).told).toEqual([403, 'confirm_password'])
    const wrong = await post(admin, 'code/', { password: 'Faux-2026!xx' })
    expect([wrong.status, wrong.data.errors]).toEqual([422, { password: 'common.passwordWrong' }])
    expect((await post(admin, 'code/', { password: PASSWORD })).status).toBe(200)
  })

  test('needs a first code of the app, within 15 minutes, and shows the secret to nobody after', async () => {
    const admin = await createAdmin(portal)
    const { secret, uri } = (await post(admin, 'code/')).data
    expect(uri).toBe(
      `otpauth://totp/Next%20Epsilon%20Apps:${encodeURIComponent(admin.email)}?issuer=Next%20Epsilon%20Apps&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await post(admin, 'code/confirm/', { code: '000000' })).told).toEqual([422, 'factor_wrong'])
    expect(await calls.read(admin)).toMatchObject({ code: null, available: true, checked_until: null })
    const code = codeAt(secret, portal.clock.now())
    expect((await post(admin, 'code/confirm/', { code })).status).toBe(204)
    expect((await post(admin, 'code/confirm/', { code })).told).toEqual([422, 'factor_wrong'])
    const factors = await calls.read(admin)
    expect(factors.code.since).toBeTruthy()
    expect(factors.checked_until).not.toBeNull()
    const stored = await portal.db
      .selectFrom('factor_codes')
      .selectAll()
      .where('user_id', '=', admin.id)
      .execute()
    expect(JSON.stringify([stored, factors])).not.toContain(secret)

    const late = await createAdmin(portal)
    const setup = (await post(late, 'code/')).data
    portal.clock.advance(14 * MINUTE)
    await portal.db.updateTable('tokens').set({ expires_at: '9999-01-01' }).execute()
    portal.clock.advance(2 * MINUTE)
    const first = codeAt(setup.secret, portal.clock.now())
    expect((await post(late, 'code/confirm/', { code: first })).told).toEqual([422, 'factor_wrong'])
  })

  test('ends the sessions that began without, and tells the owner', async () => {
    const editor = await createEditor(portal)
    const other = (await calls.signIn(editor)).data
    await calls.setPasskey(editor)
    expect(await manages({ token: other.access_token })).toBe('invalid_token')
    expect(await manages(editor)).toBe('yes')
    expect(await kindsOf(editor)).toEqual(['factor.set by editor'])
    expect(await subjectsTo(editor)).toEqual(['Second facteur ajouté'])
    const { data } = await portal.call('GET', '/v1/user/sessions/', { token: editor.token })
    expect(data.events[0]).toMatchObject({ kind: 'factor.set', by: 'you' })
  })

  test('takes a passkey that answers this session’s challenge, once', async () => {
    const [admin, other] = [await createAdmin(portal), await createAdmin(portal)]
    const authenticator = createAuthenticator(portal.baseUrl)
    const options = (await post(admin, 'passkeys/options/')).data
    expect(options).toMatchObject({ rp: { id: '127.0.0.1' }, attestation: 'none' })
    const response = authenticator.make(options)
    const body = { name: 'Bureau', response }
    expect((await post(other, 'passkeys/', body)).told).toEqual([422, 'factor_wrong'])
    expect((await post(admin, 'passkeys/', body)).status).toBe(201)
    expect((await post(admin, 'passkeys/', body)).told).toEqual([422, 'factor_wrong'])
    const elsewhere = createAuthenticator('https://ailleurs.fr').make(
      (await post(other, 'passkeys/options/')).data,
    )
    expect((await post(other, 'passkeys/', { name: 'Clé', response: elsewhere })).told).toEqual([
      422,
      'factor_wrong',
    ])
  })

  test('is for administrators and editors with a password of the portal', async () => {
    const refused = [await createUser(portal), await createAdmin(portal, { password_hash: '' })]
    for (const person of refused) {
      expect((await calls.read(person)).available).toBe(false)
      for (const path of ['code/', 'passkeys/options/'])
        expect((await post(person, path)).told).toEqual([403, 'factor_unavailable'])
    }
    const admin = await createAdmin(portal)
    await calls.offer('off')
    expect((await post(admin, 'code/')).told).toEqual([403, 'factor_unavailable'])
  })
})

describe('removing factors', () => {
  test('ends recovery codes with the last one, journals and tells', async () => {
    const { secret: _, ...admin } = await calls.adminWithCode()
    await calls.makeRecoveryCodes(admin)
    const { made } = await calls.setPasskey(admin)
    expect(await remove(admin, `passkeys/${made.data.id}/`)).toBe(204)
    expect(await remove(admin, `passkeys/${made.data.id}/`)).toBe(404)
    expect((await calls.read(admin)).recovery_left).toBe(10)
    expect(await remove(admin, 'code/')).toBe(204)
    expect(await calls.read(admin)).toMatchObject({ passkeys: [], code: null, recovery_left: 0 })
    expect((await calls.signIn(admin)).status).toBe(200)
    expect(await kindsOf(admin)).toEqual([
      'factor.set by admin',
      'factor.set by admin',
      'factor.set by admin',
      'factor.removed by admin',
      'factor.removed by admin',
    ])
    expect((await subjectsTo(admin)).filter((one) => one === 'Second facteur retiré')).toHaveLength(2)
  })

  test('goes with the account, and the export names factors without secrets', async () => {
    const { secret, ...admin } = await calls.adminWithCode()
    const [first = ''] = await calls.makeRecoveryCodes(admin)
    await calls.setPasskey(admin, 'Clé bleue')
    const { data, text } = await portal.call('GET', '/v1/user/export/', { token: admin.token })
    expect(data.factors).toMatchObject({ passkeys: [{ name: 'Clé bleue' }], recovery_left: 10 })
    expect(text).not.toMatch(new RegExp(`${secret}|${first}|public_key`))
    await createAdmin(portal)
    await portal.call('DELETE', '/v1/user/account/', { token: admin.token, body: { password: PASSWORD } })
    for (const table of ['passkeys', 'factor_codes', 'recovery_codes'] as const)
      expect(
        await portal.db.selectFrom(table).select('user_id').where('user_id', '=', admin.id).execute(),
      ).toEqual([])
  })
})

describe('DELETE /v1/users/:id/factors/', () => {
  const reset = async ({ token }: Person, { id }: Pick<TestUser, 'id'>) => {
    const { status, data } = await portal.call('DELETE', `/v1/users/${id}/factors/`, { token })
    return [status, data?.code]
  }

  test('lets another administrator reset what somebody lost, never one’s own', async () => {
    const boss = await createAdmin(portal)
    const { secret: _, ...admin } = await calls.adminWithCode()
    const read = async () =>
      (await portal.call('GET', `/v1/manageusers/${admin.id}`, { token: boss.token })).data
    expect((await read()).second_factor).toBe(true)
    expect(await reset(admin, admin)).toEqual([409, 'own_account'])
    expect(await reset(boss, admin)).toEqual([204, undefined])
    expect((await read()).second_factor).toBe(false)
    expect(await manages(admin)).toBe('invalid_token')
    expect((await calls.signIn(admin)).status).toBe(200)
    expect(await kindsOf(admin)).toEqual(['factor.set by admin', 'factor.reset by admin'])
    expect(await subjectsTo(admin)).toContain('Seconds facteurs réinitialisés')
    // The operator does the same.
    const { secret: _lost, ...other } = await calls.adminWithCode()
    await resetFactors({ ...portal.deps, now: portal.clock.now }, { kind: 'operator' }, other.id)
    expect(await kindsOf(other)).toEqual(['factor.set by admin', 'factor.reset by operator'])
    // Nothing to reset, nothing to tell.
    expect(await reset(boss, admin)).toEqual([204, undefined])
    expect(await kindsOf(admin)).toHaveLength(2)
  })
})

describe('users.secondFactor=required', () => {
  test('nothing is administered before one is set; one’s own account goes on', async () => {
    await calls.offer('required')
    for (const person of [await createAdmin(portal), await createEditor(portal)]) {
      expect(await manages(person)).toBe('factor_setup_needed')
      expect((await portal.call('GET', '/v1/user/me/', { token: person.token })).status).toBe(200)
      expect((await calls.read(person)).policy).toBe('required')
      await calls.setPasskey(person)
      expect(await manages(person)).toBe('yes')
    }
  })

  test('does not ask sessions of the company, whose factor is the company’s', async () => {
    await calls.offer('required')
    const admin = await createAdmin(portal)
    const { id } = await portal.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', admin.id)
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('company_sessions')
      .values({ session_id: id, issuer: 'x', subject: 'x', sealed: 'x', confirmed_at: '2026-11-22' })
      .execute()
    expect(await manages(admin)).toBe('yes')
  })
})
