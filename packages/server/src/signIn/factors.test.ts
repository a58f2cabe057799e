import { describe, expect, test } from 'vitest'
import { codeAt } from '../../test/codeAt.ts'
import { factorCalls, startFactorPortal } from '../../test/factors.ts'
import { createAdmin, createEditor, createUser, MINUTE, PASSWORD, startTestPortal } from '../../test/index.ts'
import { makeTicket } from '../factors/tickets.ts'

const { portal, calls } = await startFactorPortal()

const code = (secret: string, steps = 0) => ({ code: codeAt(secret, portal.clock.now(), steps) })
const ticketOf = async (user: { email: string }): Promise<string> =>
  (await calls.signIn(user)).data.factor_ticket
const aTicket = ({ id }: { id: number }) => makeTicket(portal.db, id, portal.clock.now())

describe('POST /v1/token/', () => {
  test('asks for the second factor after the right password, and tells of it after no other', async () => {
    const admin = await calls.adminWithCode()
    const { status, data } = await calls.signIn(admin)
    expect([status, data.code]).toEqual([401, 'second_factor_needed'])
    expect(data.factor_methods).toEqual(['code'])
    expect(data.access_token).toBeUndefined()
    const wrong = (await calls.signIn(admin, 'Faux-2026!xx')).data
    const unknown = (await calls.signIn({ email: 'personne@exemple.fr' })).data
    expect({ ...wrong, request_id: '' }).toEqual({ ...unknown, request_id: '' })

    const { status: done, data: session } = await calls.show(data.factor_ticket, code(admin.secret))
    expect(done).toBe(200)
    expect(Object.keys(session)).toEqual(['access_token', 'refresh_token', 'roles'])
    const list = await portal.call('GET', '/v1/manageusers/', { token: session.access_token })
    expect(list.status).toBe(200)
  })

  test('asks nobody while the parameter is off, and keeps what was set', async () => {
    const admin = await calls.adminWithCode()
    await calls.offer('off')
    expect((await calls.signIn(admin)).status).toBe(200)
    expect((await calls.read(admin)).available).toBe(false)
    await calls.offer('required')
    expect((await calls.signIn(admin)).status).toBe(401)
  })

  test('asks nobody who lost the role, and again who got it back', async () => {
    const admin = await calls.adminWithCode()
    const setRoles = (roles: 'USER' | 'USER,EDITOR') =>
      portal.db.updateTable('users').set({ roles }).where('id', '=', admin.id).execute()
    await setRoles('USER')
    expect((await calls.signIn(admin)).status).toBe(200)
    await setRoles('USER,EDITOR')
    expect((await calls.signIn(admin)).data.code).toBe('second_factor_needed')
  })

  test('asks no user', async () => {
    await calls.offer('required')
    expect((await calls.signIn(await createUser(portal))).status).toBe(200)
  })
})

describe('POST /v1/token/factor/ with a code', () => {
  test('takes the codes of the step before, this one and the next, each once', async () => {
    const { secret, ...admin } = await calls.adminWithCode()
    portal.clock.advance(2 * MINUTE)
    for (const steps of [-2, 2])
      expect((await calls.show(await aTicket(admin), code(secret, steps))).data.code).toBe('factor_refused')
    for (const steps of [-1, 0, 1]) {
      expect((await calls.show(await aTicket(admin), code(secret, steps))).status).toBe(200)
      expect((await calls.show(await aTicket(admin), code(secret, steps))).status).toBe(401)
    }
  })

  test('of fifty at once with the same code, one gets a session', async () => {
    const { secret, ...admin } = await calls.adminWithCode()
    const tickets = await Promise.all(Array.from({ length: 50 }, () => aTicket(admin)))
    const answers = await Promise.all(tickets.map((ticket) => calls.show(ticket, code(secret))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ data }) => data.code === 'factor_refused')).toHaveLength(49)
  })

  test('does not take the code that set it up', async () => {
    const { secret, ...admin } = await calls.adminWithCode()
    expect((await calls.show(await aTicket(admin), code(secret, -1))).status).toBe(401)
  })
})

describe('POST /v1/token/factor/ with a passkey', () => {
  test('takes the answer to its own challenge, once', async () => {
    const editor = await createEditor(portal)
    const { authenticator, made } = await calls.setPasskey(editor)
    expect([made.status, made.data.name]).toEqual([201, 'Clé'])
    const ticket = await ticketOf(editor)
    const options = await calls.optionsOf(ticket)
    expect(options.allowCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['usb'] },
    ])
    const foreign = await calls.optionsOf(await ticketOf(editor))
    const show = (from: object) =>
      calls.show(ticket, { passkey: authenticator.answer(from as typeof options) })
    expect((await show(foreign)).data.code).toBe('factor_refused')
    expect((await show({ ...options, rpId: 'ailleurs.fr' })).data.code).toBe('factor_refused')
    // The answer before has spent the challenge.
    expect((await show(options)).data.code).toBe('factor_refused')
    expect((await show(await calls.optionsOf(ticket))).status).toBe(200)
    expect((await calls.read(editor)).passkeys[0].last_used_at).not.toBeNull()
  })

  test('refuses a key whose counter went back, as a copied one’s does', async () => {
    const admin = await createAdmin(portal)
    const { authenticator } = await calls.setPasskey(admin)
    const show = async () => {
      const ticket = await aTicket(admin)
      const passkey = authenticator.answer(await calls.optionsOf(ticket))
      return (await calls.show(ticket, { passkey })).status
    }
    expect(await show()).toBe(200)
    authenticator.rewind()
    expect(await show()).toBe(401)
    expect(await show()).toBe(200)
  })

  test('refuses another person’s key', async () => {
    const [admin, other] = [await createAdmin(portal), await createAdmin(portal)]
    await calls.setPasskey(admin)
    const { authenticator } = await calls.setPasskey(other)
    const ticket = await ticketOf(admin)
    const passkey = authenticator.answer(await calls.optionsOf(ticket))
    expect((await calls.show(ticket, { passkey })).data.code).toBe('factor_refused')
  })
})

describe('POST /v1/token/factor/ with a recovery code', () => {
  test('takes each once, however it is typed, and tells the owner', async () => {
    const admin = await calls.adminWithCode()
    const codes = await calls.makeRecoveryCodes(admin)
    expect(new Set(codes).size).toBe(10)
    const { data } = await calls.signIn(admin)
    expect(data.factor_methods).toEqual(['code', 'recovery'])
    const [first = '', second = ''] = codes
    const typed = first.toLowerCase().replaceAll('-', ' ')
    const tickets = await Promise.all(Array.from({ length: 10 }, () => aTicket(admin)))
    const answers = await Promise.all(tickets.map((ticket) => calls.show(ticket, { recovery: typed })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await calls.read(admin)).recovery_left).toBe(9)
    const subjects = (await portal.mails()).filter(({ to }) => to === admin.email).map((one) => one.subject)
    expect(subjects.filter((one) => one === 'Code de secours utilisé')).toHaveLength(1)

    await calls.makeRecoveryCodes(admin)
    expect((await calls.show(await aTicket(admin), { recovery: second })).status).toBe(401)
  })
})

describe('a ticket', () => {
  test('is over after five minutes, after use, and once the account’s sessions end', async () => {
    const { secret, ...admin } = await calls.adminWithCode()
    const isOver = async (ticket: string) => {
      const { status, data } = await calls.show(ticket, code(secret))
      expect([status, data.code]).toEqual([410, 'factor_ticket_over'])
    }
    const old = await aTicket(admin)
    portal.clock.advance(5 * MINUTE)
    await isOver(old)
    await isOver('x')
    const used = await aTicket(admin)
    expect((await calls.show(used, code(secret))).status).toBe(200)
    await isOver(used)
    const cut = await aTicket(admin)
    const boss = await createAdmin(portal)
    await portal.call('DELETE', `/v1/users/${admin.id}/sessions/`, { token: boss.token })
    await isOver(cut)
  })

  test('is over after five wrong tries, fifty at once or one by one', async () => {
    const { secret, ...admin } = await calls.adminWithCode()
    const ticket = await aTicket(admin)
    const tries = Array.from({ length: 50 }, () => calls.show(ticket, { code: '000000' }))
    const refused = (await Promise.all(tries)).filter(({ data }) => data.code === 'factor_refused')
    expect(refused).toHaveLength(5)
    expect((await calls.show(ticket, code(secret))).data.code).toBe('factor_ticket_over')
  })

  test('serves its own account only', async () => {
    const [{ secret }, other] = [await calls.adminWithCode(), await calls.adminWithCode()]
    expect((await calls.show(await aTicket(other), code(secret))).data.code).toBe('factor_refused')
  })

  test('goes on at another server of the database', async () => {
    const beside = await startTestPortal({ beside: portal, env: { PUBLIC_URL: portal.config.publicUrl } })
    const there = factorCalls(beside)
    const editor = await createEditor(portal)
    const { authenticator } = await calls.setPasskey(editor)
    const ticket = await ticketOf(editor)
    const passkey = authenticator.answer(await there.optionsOf(ticket))
    expect((await calls.show(ticket, { passkey })).status).toBe(200)
    const admin = await calls.adminWithCode()
    expect((await there.show(await ticketOf(admin), code(admin.secret))).status).toBe(200)
    await beside.close()
  })

  test('is refused with what the account is refused for meanwhile', async () => {
    const { secret, ...admin } = await calls.adminWithCode()
    const ticket = await aTicket(admin)
    await portal.db.updateTable('users').set({ is_active: 0 }).where('id', '=', admin.id).execute()
    expect((await calls.show(ticket, code(secret))).data.code).toBe('account_disabled')
  })
})

describe('limits', () => {
  test('wrong second factors pause the account as wrong passwords do; the journal and the log tell of them', async () => {
    const lines: string[] = []
    const limited = await startTestPortal({
      beside: portal,
      env: { LIMITS_FACTOR: '1', TRUST_PROXY: '127.0.0.1' },
      logTo: (line) => lines.push(line),
    })
    const { secret, ...admin } = await calls.adminWithCode()
    const show = async (shown: object, from: number) => {
      const body = { factor_ticket: await aTicket(admin), ...shown }
      const headers = { 'x-forwarded-for': `198.51.100.${from}` }
      return (await limited.call('POST', '/v1/token/factor/', { body, headers })).status
    }
    for (let from = 0; from < 5; from++) expect(await show({ code: '000000' }, from)).toBe(401)
    expect(await show(code(secret), 6)).toBe(429)
    portal.clock.advance(MINUTE + 1000)
    expect(await show(code(secret), 7)).toBe(200)
    await limited.close()

    const entries = await portal.db
      .selectFrom('journal')
      .select(['kind', 'details'])
      .where('object_id', '=', admin.id)
      .where('kind', '=', 'signin.failed')
      .execute()
    expect(entries).toHaveLength(5)
    expect(entries[0]?.details).toContain('factor_refused')
    expect(lines.join('')).toContain('second factor refused')
    expect(lines.join('')).not.toMatch(new RegExp(`${secret}|000000|${PASSWORD}`))
  })
})
