import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Language } from '@portal/contract/rules'
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JWK, SignJWT } from 'jose'

type SigningKey = { kid: string; privateKey: GenerateKeyPairResult['privateKey']; publicJwk: JWK }
export type TestAccess = {
  id: string
  code: string
  displayName: string
  locale: Language
  endsAt: number
  revoked: boolean
}

async function createKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const kid = randomUUID()
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}

async function readJson(req: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString()) as { token: string }
}

/**
 * A portal of two calls and a key list over real HTTP with real keys: enough to see the gate's side of the
 * protocol. The real portal meets the gate in the end-to-end tests.
 */
export async function startTestPortal(secrets: Record<string, string>) {
  const accesses = new Map<string, TestAccess>()
  const tickets = new Map<string, string>()
  const calls = { keys: 0, exchange: 0, introspect: 0 }
  const control = { offsetMs: 0, silent: false, keys: [await createKey()] }
  const nowMs = () => Date.now() + control.offsetMs
  const nowSeconds = () => Math.floor(nowMs() / 1000)

  const caller = (req: IncomingMessage) => {
    const [code, secret] = Buffer.from(req.headers.authorization?.split(' ')[1] ?? '', 'base64')
      .toString()
      .split(':')
    return code && secrets[code] === secret ? code : null
  }
  const runs = (access: TestAccess) => !access.revoked && nowMs() < access.endsAt

  function exchange(code: string, token: string): [number, unknown] {
    const access = accesses.get(tickets.get(token) ?? '')
    tickets.delete(token)
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
        access_exp: Math.floor(access.endsAt / 1000),
        now: nowSeconds(),
        portal_url: `${url}/apps/${code}?from=gate`,
      },
    ]
  }

  function introspect(code: string, accessId: string) {
    const access = accesses.get(accessId)
    const active = access?.code === code && runs(access)
    return active
      ? {
          active,
          sub: `person-at-${code}`,
          aud: code,
          exp: Math.floor(access.endsAt / 1000),
          now: nowSeconds(),
        }
      : { active, now: nowSeconds() }
  }

  const server = createServer(async (req, res) => {
    const answer = (status: number, body: unknown) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (control.silent) return req.socket.destroy()
    if (req.url === '/.well-known/jwks.json') {
      calls.keys += 1
      return answer(200, { keys: control.keys.map(({ publicJwk }) => publicJwk) })
    }
    const code = caller(req)
    if (!code) return answer(401, { code: 'invalid_credentials' })
    const { token } = await readJson(req)
    if (req.url === '/v1/launch/exchange/') {
      calls.exchange += 1
      return answer(...exchange(code, token))
    }
    calls.introspect += 1
    return answer(200, introspect(code, token))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    calls,
    control,
    nowMs,

    /** A running access of `minutes`; its fields can be changed while it runs. */
    grant(code: string, minutes = 60, details: Partial<TestAccess> = {}): TestAccess {
      const endsAt = nowMs() + minutes * 60_000
      const id = randomUUID()
      const access = {
        id,
        code,
        displayName: 'Léa',
        locale: 'fr' as Language,
        endsAt,
        revoked: false,
        ...details,
      }
      accesses.set(id, access)
      return access
    },

    async mint(access: TestAccess, overrides: { header?: object; claims?: object; key?: SigningKey } = {}) {
      const key = overrides.key ?? (control.keys.at(-1) as SigningKey)
      const token = await new SignJWT({
        iss: url,
        aud: access.code,
        sub: `person-at-${access.code}`,
        sid: access.id,
        jti: randomUUID(),
        iat: nowSeconds(),
        exp: nowSeconds() + 300,
        access_exp: Math.floor(access.endsAt / 1000),
        locale: access.locale,
        ...overrides.claims,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'launch+jwt', kid: key.kid, ...overrides.header })
        .sign(key.privateKey)
      tickets.set(token, access.id)
      return token
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
