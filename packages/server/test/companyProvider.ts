import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

type Claims = Record<string, unknown>
type Grant = { claims: Claims; challenge: string | null; redirectUri: string | null; nonce: string | null }
export type CompanyProvider = Awaited<ReturnType<typeof startCompanyProvider>>

const CLIENT = { id: 'portail', secret: 'secret-de_test.1: 100 % à échapper' }
const random = () => randomBytes(12).toString('hex')

/**
 * Starts a small OpenID Connect provider that does what a test tells it, wrong things included. Journeys meet a
 * certified one (e2e/storefront/company.spec.ts).
 */
export async function startCompanyProvider(now: () => Date = () => new Date()) {
  let keys = await makeKeys()
  const codes = new Map<string, Grant>()
  const refreshTokens = new Map<string, Claims>()
  /** The owner of the access token. */
  const people = new Map<string, Claims>()
  /** Claims that the next ID tokens hold instead. */
  const twist: { claims: Claims; sign: 'well' | 'not' | 'by another'; isAway: boolean; refreshes: boolean } =
    {
      claims: {},
      sign: 'well',
      isAway: false,
      refreshes: true,
    }
  const asked = { token: 0, refresh: 0, discovery: 0 }
  const server = createServer((request, response) => {
    if (twist.isAway) return request.socket.destroy()
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '', issuer)
    const send = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    switch (pathname) {
      case '/.well-known/openid-configuration':
        asked.discovery++
        return send({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/me`,
          jwks_uri: `${issuer}/keys`,
          end_session_endpoint: `${issuer}/leave`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
          code_challenge_methods_supported: ['S256'],
          authorization_response_iss_parameter_supported: true,
        })
      case '/keys':
        return send({ keys: [keys.publicJwk] })
      case '/token': {
        const refused = (error: string) => send({ error }, 400)
        if (request.headers.authorization !== basicOf(CLIENT)) return send({ error: 'invalid_client' }, 401)
        const form = new URLSearchParams(await text(request))
        if (form.get('grant_type') === 'refresh_token') {
          asked.refresh++
          const claims = refreshTokens.get(form.get('refresh_token') ?? '')
          refreshTokens.delete(form.get('refresh_token') ?? '')
          return claims ? send(await tokensFor({ claims, nonce: null })) : refused('invalid_grant')
        }
        asked.token++
        const grant = codes.get(form.get('code') ?? '')
        codes.delete(form.get('code') ?? '')
        const verifier = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url')
        const fits = grant?.challenge === verifier && grant.redirectUri === form.get('redirect_uri')
        return grant && fits ? send(await tokensFor(grant)) : refused('invalid_grant')
      }
      case '/me': {
        const claims = people.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
        return claims ? send(claims) : send({}, 401)
      }
      default:
        return send({}, 404)
    }
  }

  async function tokensFor({ claims, nonce }: Pick<Grant, 'claims' | 'nonce'>) {
    const [refresh_token, access_token] = [random(), random()]
    people.set(access_token, claims)
    if (twist.refreshes) refreshTokens.set(refresh_token, claims)
    const id_token = await sign({ ...claims, ...(nonce && { nonce }) })
    const more = twist.refreshes ? { refresh_token } : {}
    return { access_token, token_type: 'Bearer', expires_in: 300, id_token, ...more }
  }

  async function sign(claims: Claims, typ?: string) {
    const seconds = Math.floor(now().getTime() / 1000)
    const given = {
      iss: issuer,
      aud: CLIENT.id,
      iat: seconds,
      exp: seconds + 300,
      ...claims,
      ...twist.claims,
    }
    const payload = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as JWTPayload
    if (twist.sign === 'not') return new UnsecuredJWT(payload).encode()
    const { privateKey, kid } = twist.sign === 'well' ? keys : { ...(await makeKeys()), kid: keys.kid }
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', kid, ...(typ && { typ }) })
      .sign(privateKey)
  }

  return {
    issuer,
    asked,
    twist,
    /** Settings of a portal that uses it. */
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    /** Signs somebody in for the address that the portal led to. @returns the query of the return */
    authorize(address: string, claims: Claims): URLSearchParams {
      const asking = new URL(address).searchParams
      const code = random()
      codes.set(code, {
        claims: { sub: 'zoe', ...claims },
        challenge: asking.get('code_challenge'),
        redirectUri: asking.get('redirect_uri'),
        nonce: asking.get('nonce'),
      })
      return new URLSearchParams({ code, state: asking.get('state') ?? '', iss: issuer })
    },
    /** Makes a logout token (OpenID Connect Back-Channel Logout 1.0, 2.4). */
    logoutToken: (claims: Claims, typ = 'logout+jwt') =>
      sign(
        {
          jti: random(),
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
          ...claims,
        },
        typ,
      ),
    /** Lets nobody renew any longer. */
    forgetRefreshTokens() {
      refreshTokens.clear()
    },
    rotateKeys: async () => {
      keys = await makeKeys()
    },
    straighten: () =>
      Object.assign(twist, {
        claims: {},
        sign: 'well',
        isAway: false,
        refreshes: true,
      } satisfies typeof twist),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

async function makeKeys() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = random()
  return { privateKey, kid, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}

/** Escapes as RFC 6749, 2.3.1 says. */
const basicOf = ({ id, secret }: typeof CLIENT) => {
  const form = (value: string) => new URLSearchParams([['', value]]).toString().slice(1)
  return `Basic ${Buffer.from(`${form(id)}:${form(secret)}`).toString('base64')}`
}
