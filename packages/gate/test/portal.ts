import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Language } from '@portal/contract/rules'
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JWK, SignJWT } from 'jose'
import { type Listener, pushEvent } from './portalEvents.ts'

type SigningKey = { kid: string; privateKey: GenerateKeyPairResult['privateKey']; publicJwk: JWK }
export type TestAccess = {
  id: string
  code: string
  appName: string
  displayName: string
  locale: Language
  endsAt: number
  revoked: boolean
  extensionMinutes: number
  /** The answer when its ticket is exchanged. */
  atExchange?: (() => void) | 'fails'
}

type Case = { name: string; outcome: string }
type Body = { token?: string; access_id?: string; case?: string; cases?: Case[] }
type Answer = [status: number, body: unknown]

async function createKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const kid = randomUUID()
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}

async function readJson(req: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/**
 * A portal that knows the launch calls and a key list, over real HTTP with real keys: enough to see the gate's side
 * of the protocol. The real portal meets the gate in the end-to-end tests.
 */
export async function startTestPortal(secrets: Record<string, string>) {
  const accesses = new Map<string, TestAccess>()
  const tickets = new Map<string, string>()
  const listeners = new Set<Listener>()
  const feedback: Body[] = []
  /** Outcomes of the conformance list, as gates reported them. */
  const reports: Case[][] = []
  const calls = { keys: 0, exchange: 0, introspect: 0, events: 0, opened: 0 }
  const control = {
    offsetMs: 0,
    silent: false,
    offersEvents: true,
    keys: [await createKey()],
    /** A revocation and an end that come by themselves, in ms after a ticket was exchanged. */
    revokesAfterMs: 5000,
    endsAfterMs: 10_000,
  }
  /** Published before it signs, as a portal does. */
  const nextKey = await createKey()
  const nowMs = () => Date.now() + control.offsetMs
  const seconds = (ms: number) => Math.floor(ms / 1000)

  const caller = (req: IncomingMessage) => {
    const [code = '', secret = ''] = Buffer.from(req.headers.authorization?.split(' ')[1] ?? '', 'base64')
      .toString()
      .split(':')
      .map(decodeURIComponent)
    return code && secrets[code] === secret ? code : null
  }
  const runs = (access: TestAccess) => !access.revoked && nowMs() < access.endsAt

  function exchange(code: string, token = ''): Answer {
    calls.exchange += 1
    const access = accesses.get(tickets.get(token) ?? '')
    tickets.delete(token)
    if (access?.atExchange === 'fails') return [503, { code: 'unavailable' }]
    if (access?.atExchange) setTimeout(access.atExchange, 0)
    if (!access || access.code !== code) return [409, { code: 'ticket_spent' }]
    if (!runs(access)) return [409, { code: access.revoked ? 'access_not_open' : 'access_expired' }]
    return [
      200,
      {
        active: true,
        access_id: access.id,
        sub: `person-at-${code}`,
        display_name: access.displayName,
        locale: access.locale,
        access_exp: seconds(access.endsAt),
        app_name: access.appName,
        extension_minutes: access.extensionMinutes,
        next_app: { code: 'VISIOSTOCK', name: 'Vision des stocks' },
        now: seconds(nowMs()),
        portal_url: `${url}/apps/${code}?from=gate`,
      },
    ]
  }

  function introspect(code: string, accessId = ''): Answer {
    calls.introspect += 1
    const access = accesses.get(accessId)
    if (access?.code !== code || !runs(access))
      return [
        200,
        { active: false, now: seconds(nowMs()), app_names: { fr: 'Jumeau énergétique', en: 'Energy twin' } },
      ]
    return [
      200,
      {
        active: true,
        sub: `person-at-${code}`,
        aud: code,
        exp: seconds(access.endsAt),
        now: seconds(nowMs()),
        extension_minutes: access.extensionMinutes,
      },
    ]
  }

  function extend(accessId = ''): Answer {
    const access = accesses.get(accessId)
    if (!access || !runs(access) || access.extensionMinutes === 0) return [409, { code: 'extension_refused' }]
    access.endsAt += access.extensionMinutes * 60_000
    access.extensionMinutes = 0
    return [200, { access_exp: seconds(access.endsAt), extension_minutes: 0 }]
  }

  /** A running access of `minutes`; its fields can be changed while it runs. */
  function grant(code: string, minutes = 60, details: Partial<TestAccess> = {}): TestAccess {
    const access: TestAccess = {
      id: randomUUID(),
      code,
      appName: 'Jumeau énergétique',
      displayName: 'Léa',
      locale: 'fr',
      endsAt: nowMs() + minutes * 60_000,
      revoked: false,
      extensionMinutes: 0,
      ...details,
    }
    accesses.set(access.id, access)
    return access
  }

  /** As an administrator does: the access ends, and the gates that listen are told. */
  function revoke(access: TestAccess) {
    access.revoked = true
    pushEvent(listeners, access.code, { access_id: access.id, state: 'revoked' })
  }

  async function mint(
    access: TestAccess,
    overrides: { header?: object; claims?: object; key?: SigningKey } = {},
  ) {
    const key = overrides.key ?? (control.keys.at(-1) as SigningKey)
    const token = await new SignJWT({
      iss: url,
      aud: access.code,
      sub: `person-at-${access.code}`,
      sid: access.id,
      jti: randomUUID(),
      iat: seconds(nowMs()),
      exp: seconds(nowMs()) + 300,
      access_exp: seconds(access.endsAt),
      locale: access.locale,
      ...overrides.claims,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'launch+jwt', kid: key.kid, ...overrides.header })
      .sign(key.privateKey)
    tickets.set(token, access.id)
    return token
  }

  /** A ticket for a case of the conformance list. */
  async function conformance(code: string, name: string): Promise<Answer> {
    const now = seconds(nowMs())
    const access = grant(name === 'other_app' ? 'OTHER0001' : code)
    if (name === 'portal_away') access.atExchange = 'fails'
    if (name === 'revoked_soon')
      access.atExchange = () => setTimeout(() => revoke(access), control.revokesAfterMs)
    if (name === 'ends_soon') access.endsAt = nowMs() + control.endsAfterMs
    const claims: Record<string, object> = {
      expired: { iat: now - 660, exp: now - 360 },
      clock_behind: { iat: now - 330, exp: now - 30 },
      clock_ahead: { iat: now + 30, exp: now + 330 },
    }
    const key = name === 'rotated_key' ? nextKey : undefined
    const token = await mint(access, { claims: claims[name] ?? {}, ...(key && { key }) })
    return [200, { token, access_id: access.id }]
  }

  function answerCall(path: string, code: string, body: Body): Answer | Promise<Answer> {
    switch (path) {
      case '/v1/launch/exchange/':
        return exchange(code, body.token)
      case '/v1/launch/conformance/':
        return conformance(code, body.case ?? '')
      case '/v1/launch/verified/':
        reports.push(body.cases ?? [])
        return [200, { verified_at: new Date(nowMs()).toISOString() }]
      case '/v1/launch/introspect/':
        return introspect(code, body.token)
      case '/v1/launch/extend/':
        return extend(body.access_id)
      case '/v1/launch/feedback/':
        if (feedback.some(({ access_id }) => access_id === body.access_id))
          return [409, { code: 'feedback_given' }]
        feedback.push(body)
        return [204, null]
      default:
        return [404, { code: 'not_found' }]
    }
  }

  async function serve(req: IncomingMessage, res: ServerResponse) {
    const answer = (status: number, body: unknown) =>
      res
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body === null ? undefined : JSON.stringify(body))
    if (control.silent) return req.socket.destroy()
    if (req.url === '/.well-known/jwks.json') {
      calls.keys += 1
      return answer(200, { keys: [...control.keys, nextKey].map(({ publicJwk }) => publicJwk) })
    }
    const code = caller(req)
    if (!code) return answer(401, { code: 'invalid_client' })
    if (req.url === '/v1/launch/events/') {
      calls.events += 1
      if (!control.offersEvents) return answer(404, { code: 'not_found' })
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n')
      const listener = { code, res }
      listeners.add(listener)
      return void res.on('close', () => listeners.delete(listener))
    }
    answer(...(await answerCall(req.url ?? '', code, await readJson(req))))
  }

  const server = createServer((req, res) => void serve(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    calls,
    control,
    feedback,
    reports,
    nowMs,
    grant,
    mint,
    revoke,

    /** As an administrator does: more time. */
    prolong(access: TestAccess, minutes: number) {
      access.endsAt += minutes * 60_000
      pushEvent(listeners, access.code, {
        access_id: access.id,
        state: 'extended',
        access_exp: seconds(access.endsAt),
      })
    },

    /** Hangs up on every gate that listens. */
    dropListeners() {
      for (const { res } of listeners) res.destroy()
    },

    createKey,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type TestPortal = Awaited<ReturnType<typeof startTestPortal>>
