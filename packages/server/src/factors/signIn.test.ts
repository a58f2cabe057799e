import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, type FactorCalls, factorCalls } from '../../test/factors.ts'
import { createEditor, startTestPortal, type TestPortal } from '../../test/index.ts'

let portal: TestPortal
let calls: FactorCalls
beforeAll(async () => {
  portal = await startTestPortal()
  calls = factorCalls(portal)
})
afterAll(() => portal.close())
beforeEach(() => calls.offer())

const code = (secret: string, steps = 0) => ({ code: codeAt(secret, portal.clock.now(), steps) })

describe('POST /v1/token/ with a second factor', () => {
  test('asks for a passkey or a code after the right password, and for nothing after a wrong one', async () => {
    const admin = await calls.adminWithCode()
    const { status, data } = await calls.signIn(admin)
    expect([status, data.code]).toEqual([401, 'second_factor_needed'])
    expect(data.factor_methods).toEqual(['code'])
    expect(data.access_token).toBeUndefined()
    const wrong = await calls.signIn(admin, 'Faux-2026!xx')
    expect([wrong.status, wrong.data.code]).toEqual([401, 'invalid_credentials'])
    expect(wrong.data.factor_ticket).toBeUndefined()

    const { status: done, data: session } = await calls.show(data.factor_ticket, code(admin.secret))
    expect(done).toBe(200)
    expect(Object.keys(session)).toEqual(['access_token', 'refresh_token', 'roles'])
    const list = await portal.call('GET', '/v1/manageusers/', { token: session.access_token })
    expect(list.status).toBe(200)
  })

  test('signs in with a passkey', async () => {
    const editor = await createEditor(portal)
    const { authenticator, made } = await calls.setPasskey(editor)
    expect([made.status, made.data.name]).toEqual([201, 'Clé'])
    const { data } = await calls.signIn(editor)
    expect(data.factor_methods).toEqual(['passkey'])
    const options = await calls.optionsOf(data.factor_ticket)
    expect(options.allowCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['usb'] },
    ])
    const passkey = authenticator.answer(options)
    expect((await calls.show(data.factor_ticket, { passkey })).status).toBe(200)
  })
})
