import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createUser, HOUR, MINUTE, startTestPortal, type TestPortal } from '../../test/index.ts'
import type { Deps } from '../deps.ts'
import { sendMails } from '../jobs/sendMails.ts'
import { queueMail } from './commands/queue.ts'
import type { LinkKind, MailKind, MailValues } from './kinds.ts'
import { openMailer } from './transports.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
afterEach(() => portal.db.deleteFrom('outbox').execute())

const app = { app: 'Vision & Stock', appEn: 'Stock <Vision>' }
const all: {
  [Kind in Exclude<
    MailKind,
    | LinkKind
    | 'accountIdle'
    | 'requestsWaiting'
    | 'requestsLate'
    | 'companyJoined'
    | 'newDevice'
    | 'factorChanged'
  >]: MailValues[Kind]
} = {
  requestReceived: { ...app, prenom: 'Zoé' },
  requestGranted: { ...app, prenom: 'Zoé', durationId: 7, useBy: '2026-12-31T23:30:00.000Z' },
  visitGranted: {
    prenom: 'Zoé',
    visit: 'Vision & Stock <Vision>',
    durationId: 7,
    useBy: '2026-12-31T23:30:00.000Z',
    apps: [app],
  },
  requestRefused: { ...app, prenom: 'Zoé', reason: 'Trop <b>tôt</b>' },
  requestCancelled: { ...app, prenom: 'Zoé', reason: null, wasRunning: true },
  requestWaiting: { ...app, id: 7, person: 'Zoé Martin', organisation: 'É & Cie', reason: 'Pour voir' },
  requestUnanswered: { ...app, prenom: 'Zoé', days: 30 },
  requestNotAnswered: { ...app, person: 'Zoé Martin', days: 30 },
  appOpened: { ...app, prenom: 'Zoé', code: 'RAYON1' },
  draftFailed: {
    ...app,
    prenom: 'Zoé',
    at: '2026-12-31T23:30:00.000Z',
    failure: 'conflict',
    appId: 7,
  },
  demoDown: { ...app, since: '2026-12-31T23:30:00.000Z' },
}

/** Starts a real SMTP server, which keeps what it took in `taken`. */
async function smtpServer(refuse = () => false, unknown: string[] = []) {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(unknown.includes(address) ? new Error(`<${address}>: user unknown`) : null)
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (refuse()) return done(new Error('Not now'))
        taken.push(Buffer.concat(parts).toString('utf8'))
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    taken,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

describe('what each message says', () => {
  test.each(Object.keys(all) as (keyof typeof all)[])(
    '%s, in both languages, text and HTML alike',
    async (kind) => {
      for (const language of ['fr', 'en'] as const) {
        const to = { email: `${kind}-${language}@exemple.fr`, language }
        await queueMail(portal.db, portal.clock.now(), to, kind, all[kind])
        const mail = (await portal.mails()).find((one) => one.to === to.email)
        const name = language === 'fr' ? 'Vision & Stock' : 'Stock <Vision>'
        expect(mail?.subject).toContain(name)
        expect(mail?.text).toContain(name)
        expect(mail?.text).not.toMatch(/%\{|undefined|null/)
        expect(mail?.html).toContain(language === 'fr' ? 'Vision &amp; Stock' : 'Stock &lt;Vision&gt;')
        expect(mail?.html).not.toMatch(/<b>tôt|%\{|undefined/)
        const link =
          kind === 'requestWaiting' ? '/admin/requestappaccess/7' : language === 'en' ? '/en/' : '/'
        expect(mail?.text).toContain(`${portal.baseUrl}${link}`)
      }
    },
  )

  test('a grant names the duration and the day, in Paris time', async () => {
    await queueMail(
      portal.db,
      portal.clock.now(),
      { email: 'a@b.fr', language: 'fr' },
      'requestGranted',
      all.requestGranted,
    )
    const mail = (await portal.mails()).at(-1)
    expect(mail?.text).toContain('Vous disposez de 4 h')
    expect(mail?.text).toContain('avant le 01/01/27 00:30')
  })

  test('a cancelled request is no cancelled access, and one day is one day', async () => {
    const to = { email: 'a@b.fr', language: 'fr' } as const
    const cancelled = { ...all.requestCancelled, wasWaiting: true, wasRunning: false }
    await queueMail(portal.db, portal.clock.now(), to, 'requestCancelled', cancelled)
    await queueMail(portal.db, portal.clock.now(), to, 'requestUnanswered', {
      ...all.requestUnanswered,
      days: 1,
    })
    const [first, second] = (await portal.mails()).slice(-2)
    expect(first?.subject).toBe('Votre demande d’accès à « Vision & Stock » est annulée')
    expect(second?.text).toContain('pendant 1 jour\u00a0;')
  })

  test('what was written is not kept once it left', async () => {
    await queueMail(
      portal.db,
      portal.clock.now(),
      { email: 'a@b.fr', language: 'fr' },
      'requestRefused',
      all.requestRefused,
    )
    await portal.mails()
    const rows = await portal.db.selectFrom('outbox').selectAll().execute()
    expect(rows).toMatchObject([{ values: '{}', tries: 1 }])
    expect(rows[0]?.sent_at).not.toBeNull()
  })
})

describe('over SMTP', () => {
  const deps = (url: string) => ({
    ...portal.deps,
    mailer: openMailer({ ...portal.config, smtpUrl: url }),
  })
  const queue = () =>
    queueMail(
      portal.db,
      portal.clock.now(),
      { email: 'zoe@exemple.fr', language: 'fr' },
      'requestReceived',
      all.requestReceived,
    )

  test('one message leaves once, also from two servers', async () => {
    const smtp = await smtpServer()
    for (let index = 0; index < 5; index++) await queue()
    await Promise.all([sendMails(deps(smtp.url)), sendMails(deps(smtp.url))])
    expect(smtp.taken).toHaveLength(5)
    expect(smtp.taken[0]).toMatch(/^To: zoe@exemple\.fr$/m)
    expect(smtp.taken[0]).toMatch(/^From: .*<portail@exemple\.fr>/m)
    expect(smtp.taken[0]).toMatch(/multipart\/alternative/)
    expect(new Set(smtp.taken.map((one) => /^Message-ID: (.*)$/m.exec(one)?.[1])).size).toBe(5)
    await smtp.close()
  })

  test('a server that refuses or is away is tried again, later and later, and blocks nothing', async () => {
    let down = true
    const smtp = await smtpServer(() => down)
    await queue()
    await sendMails(deps(smtp.url))
    await sendMails(deps(smtp.url))
    expect(
      await portal.db.selectFrom('outbox').select(['tries', 'sent_at', 'last_error']).execute(),
    ).toMatchObject([{ tries: 1, sent_at: null, last_error: expect.stringContaining('Not now') }])
    portal.clock.advance(MINUTE + 1_000)
    await sendMails(deps('smtp://127.0.0.1:1'))
    portal.clock.advance(2 * MINUTE + 1_000)
    down = false
    await sendMails(deps(smtp.url))
    expect(smtp.taken).toHaveLength(1)
    expect(await portal.db.selectFrom('outbox').select(['tries', 'last_error']).execute()).toMatchObject([
      { tries: 3, last_error: null },
    ])
    await smtp.close()
  })

  test('one story comes in its order; nobody else waits for it', async () => {
    let down = true
    const smtp = await smtpServer(() => down)
    await queue()
    await sendMails(deps(smtp.url))
    down = false
    const now = portal.clock.now()
    const zoe = { email: 'zoe@exemple.fr', language: 'fr' as const }
    await queueMail(portal.db, now, zoe, 'requestGranted', all.requestGranted)
    await queueMail(portal.db, now, zoe, 'requestWaiting', all.requestWaiting)
    await queueMail(
      portal.db,
      now,
      { ...zoe, email: 'leo@exemple.fr' },
      'requestReceived',
      all.requestReceived,
    )
    const told = () => smtp.taken.map((one) => /outbox-(\d+)/.exec(one)?.[1]).map(Number)
    await sendMails(deps(smtp.url))
    const [waiting = 0, leo] = told()
    expect(leo).toBe(waiting + 1)
    portal.clock.advance(MINUTE + 1_000)
    await sendMails(deps(smtp.url))
    expect(told()).toEqual([waiting, waiting + 1, waiting - 2, waiting - 1])
    await smtp.close()
  })

  test('the log of a refusal holds nobody’s address', async () => {
    const smtp = await smtpServer(undefined, ['zoe@exemple.fr'])
    await queue()
    const lines: unknown[] = []
    const log = { ...portal.deps.log, warn: (fields: unknown) => lines.push(fields) } as Deps['log']
    await sendMails({ ...deps(smtp.url), log })
    expect(lines).toMatchObject([{ code: 'EENVELOPE', response: 550, kind: 'requestReceived' }])
    expect(JSON.stringify(lines)).not.toContain('@')
    expect(await portal.db.selectFrom('outbox').select('last_error').execute()).toMatchObject([
      { last_error: expect.stringContaining('zoe@exemple.fr') },
    ])
    await smtp.close()
  })
})

describe('POST /v1/users/password/forgotten/ and /reset/', () => {
  const ask = (email: string) =>
    portal.call('POST', '/v1/users/password/forgotten/', {
      body: { email },
      headers: { 'accept-language': 'fr' },
    })
  const reset = (token: string, passwordNew = 'Neuf-2026!ok') =>
    portal.call('POST', '/v1/users/password/reset/', {
      body: { token, passwordNew, passwordConfirm: passwordNew },
    })
  const tokenFor = async (email: string) => {
    expect((await ask(email)).status).toBe(204)
    const mail = (await portal.mails()).filter((one) => one.to === email).at(-1)
    return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('the link serves once, within the hour, and ends every session', async () => {
    const user = await createUser(portal, { language: 'en' })
    const token = await tokenFor(user.email)
    expect((await portal.mails()).at(-1)?.text).toContain(`${portal.baseUrl}/en/password/reset#token=`)
    expect((await reset(token)).status).toBe(204)
    expect((await portal.call('GET', '/v1/user/me/', { token: user.token })).status).toBe(401)
    const signIn = { email: user.email, password: 'Neuf-2026!ok' }
    expect((await portal.call('POST', '/v1/token/', { body: signIn })).status).toBe(200)
    const again = await reset(token)
    expect([again.status, again.data.errors]).toEqual([422, { token: 'common.invalidValue' }])

    const late = await tokenFor(user.email)
    portal.clock.advance(HOUR + 1_000)
    expect((await reset(late)).status).toBe(422)
  })

  test('of two uses at once one succeeds', async () => {
    const { email } = await createUser(portal)
    const token = await tokenFor(email)
    const answers = await Promise.all([reset(token), reset(token)])
    expect(answers.map((one) => one.status).sort()).toEqual([204, 422])
  })

  test('an address without an account, or a blocked one, gets the same answer and no message', async () => {
    const blocked = await createUser(portal, { status: 3 })
    const before = (await portal.mails()).length
    const answers = [await ask('personne@exemple.fr'), await ask(blocked.email)]
    expect(answers.map((one) => [one.status, one.text])).toEqual([
      [204, ''],
      [204, ''],
    ])
    expect(await portal.mails()).toHaveLength(before)
  })

  test('no token is stored in clear', async () => {
    const { email } = await createUser(portal)
    const token = await tokenFor(email)
    const tables = [
      await portal.db.selectFrom('password_resets').selectAll().execute(),
      await portal.db.selectFrom('outbox').selectAll().execute(),
    ]
    expect(token).toHaveLength(43)
    expect(JSON.stringify(tables)).not.toContain(token)
  })
})
