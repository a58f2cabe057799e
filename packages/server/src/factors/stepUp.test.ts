import { expect, test } from 'vitest'
import { codeAt } from '../../test/codeAt.ts'
import { startFactorPortal } from '../../test/factors.ts'
import { createAdmin, createApp, createUser, MINUTE, type TestUser } from '../../test/index.ts'

const { portal, calls } = await startFactorPortal()

const deleteSomebody = async ({ token }: Pick<TestUser, 'token'>) => {
  const { id } = await createUser(portal)
  const { status, data } = await portal.call('DELETE', `/v1/users/${id}`, { token })
  return status === 200 ? 'done' : data.code
}
/** Moves the clock past 15 minutes; renewing the access token is not what is tested. */
async function wait(minutes: number) {
  await portal.db.updateTable('tokens').set({ expires_at: '9999-01-01T00:00:00.000Z' }).execute()
  portal.clock.advance(minutes * MINUTE)
}
const check = async (person: Pick<TestUser, 'token'>, shown: object) => {
  const { status, data } = await calls.check(person, shown)
  return data?.code ?? status
}
const code = (secret: string) => ({ code: codeAt(secret, portal.clock.now()) })

test('acts that hurt ask for the factor again 15 minutes after it was shown, and others do not', async () => {
  const { secret, ...admin } = await calls.adminWithCode()
  await wait(14)
  expect(await deleteSomebody(admin)).toBe('done')
  await wait(1)
  expect(await deleteSomebody(admin)).toBe('step_up_needed')
  const app = await createApp(portal)
  const edited = await portal.call('PUT', `/v1/apps/${app.id}`, {
    token: admin.token,
    body: { name: 'Autre' },
  })
  expect(edited.status).toBe(200)
  expect(await check(admin, { code: '000000' })).toBe('factor_wrong')
  expect(await deleteSomebody(admin)).toBe('step_up_needed')
  expect(await check(admin, code(secret))).toBe(204)
  expect(await deleteSomebody(admin)).toBe('done')
  expect((await calls.read(admin)).checked_until).not.toBeNull()
})

test('a sign-in with the factor counts as a check, of its own session alone', async () => {
  const { secret, ...admin } = await calls.adminWithCode()
  await wait(15)
  const ticket = (await calls.signIn(admin)).data.factor_ticket
  const { data } = await calls.show(ticket, code(secret))
  expect(await deleteSomebody({ token: data.access_token })).toBe('done')
  expect(await deleteSomebody(admin)).toBe('step_up_needed')
})

test('a passkey answers the challenge of its session, a recovery code serves once', async () => {
  const admin = await createAdmin(portal)
  const { authenticator } = await calls.setPasskey(admin)
  const [recovery = ''] = await calls.makeRecoveryCodes(admin)
  await wait(15)
  const { token } = admin
  const ticket = (await calls.signIn(admin)).data.factor_ticket
  const ofSignIn = authenticator.answer(await calls.optionsOf(ticket))
  expect(await check(admin, { passkey: ofSignIn })).toBe('factor_wrong')
  const options = (await portal.call('POST', '/v1/factors/check/options/', { token })).data
  expect(await check(admin, { passkey: authenticator.answer(options) })).toBe(204)
  expect(await deleteSomebody(admin)).toBe('done')
  expect(await check(admin, { recovery })).toBe(204)
  expect(await check(admin, { recovery })).toBe('factor_wrong')
})

test('whoever has no factor, or is not asked for it, is not asked again', async () => {
  const plain = await createAdmin(portal)
  const { secret: _, ...admin } = await calls.adminWithCode()
  await wait(15)
  expect(await deleteSomebody(plain)).toBe('done')
  expect(await check(plain, { code: '123456' })).toBe('factor_unavailable')
  await calls.offer('off')
  expect(await deleteSomebody(admin)).toBe('done')
})

test('factors are changed after a fresh check; the password does not stand for it', async () => {
  const { secret, ...admin } = await calls.adminWithCode()
  await wait(15)
  const { token, password } = admin
  const calling = async (method: string, path: string, body?: object) =>
    (await portal.call(method, `/v1/factors/${path}`, { token, body })).data?.code
  expect(await calling('POST', 'passkeys/options/', { password })).toBe('step_up_needed')
  expect(await calling('POST', 'code/', { password })).toBe('step_up_needed')
  expect(await calling('POST', 'recovery/')).toBe('step_up_needed')
  expect(await calling('DELETE', 'code/')).toBe('step_up_needed')
  expect(await check(admin, code(secret))).toBe(204)
  expect(await calling('DELETE', 'code/')).toBeUndefined()
})

test('a session that began while nothing was asked shows the factor before its first act that hurts', async () => {
  const { secret, ...admin } = await calls.adminWithCode()
  await calls.offer('off')
  const { access_token: token } = (await calls.signIn(admin)).data
  for (const policy of ['offered', 'required'] as const) {
    await calls.offer(policy)
    expect(await deleteSomebody({ token })).toBe('step_up_needed')
  }
  expect(await check({ token }, code(secret))).toBe(204)
  expect(await deleteSomebody({ token })).toBe('done')
})
