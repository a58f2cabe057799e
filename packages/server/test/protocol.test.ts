import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  PASSWORD,
  startTestPortal,
  type TestPortal,
} from './index.ts'

const ALLOWED = 'https://autre.exemple.fr'
const lines: string[] = []
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ env: { CORS_ORIGINS: ALLOWED }, logTo: (line) => lines.push(line) })
})
afterAll(() => portal.close())

const post = (raw: string, headers: Record<string, string> = {}) =>
  portal.call('POST', '/v1/token/', { raw, headers: { 'content-type': 'application/json', ...headers } })
const good = JSON.stringify({ email: 'a@b.fr', password: 'x' })

describe('bodies', () => {
  test.each([
    ['cut off', '{"email":'],
    ['a key said twice', '{"email":"a@b.fr","email":"c@d.fr","password":"x"}'],
    ['a prototype', '{"__proto__":{"roles":"ADMIN"}}'],
    ['a constructor', '{"constructor":{"prototype":{}}}'],
    ['empty', ''],
  ])('%s: 400', async (_name, raw) => {
    const { status, headers } = await post(raw)
    expect(status).toBe(400)
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/)
  })

  test.each([
    '[]',
    'null',
    '1',
    '"x"',
    '{"email":["a"],"password":"x"}',
    '{"email":{},"password":1}',
    '{"email":"a@b.fr","password":null}',
    '{"email":"a@b.fr","password":true}',
    '{"email":"a@b.fr","password":"x","more":1}',
    '{"email":"a@b.fr","password":1e400}',
  ])('strict types: %s', async (raw) => expect([400, 422]).toContain((await post(raw)).status))

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/jsonp',
    'multipart/form-data; boundary=x',
  ])('%s: 415', async (type) =>
    expect([400, 415]).toContain((await post(good, { 'content-type': type })).status),
  )

  test('a key that nobody declared is named, and written nowhere', async () => {
    const { status, data } = await post('{"email":"a@b.fr","password":"x","roles":"ADMIN","id":1}')
    expect([status, data.code]).toEqual([422, 'invalid_fields'])
    expect(data.errors).toEqual({ roles: 'common.invalidValue', id: 'common.invalidValue' })
  })

  test('compressed ones are not taken', async () => {
    expect((await post(good, { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  test('too large 413, too deep refused, and the server goes on', async () => {
    expect((await post(`{"email":"${'a'.repeat(2_000_000)}"}`)).status).toBe(413)
    expect([400, 422]).toContain((await post('['.repeat(30_000) + ']'.repeat(30_000))).status)
    expect([400, 422]).toContain((await post('['.repeat(60_000))).status)
    expect((await portal.call('GET', '/v1/health/live')).status).toBe(200)
  })

  test('hostile texts take no time', async () => {
    for (const text of ['a'.repeat(50_000), `${'a.'.repeat(25_000)}@`, `+${'1 '.repeat(25_000)}x`]) {
      const started = performance.now()
      await portal.call('POST', '/v1/users/', {
        body: {
          email: text,
          telephone: text,
          password: text,
          passwordConfirm: text,
          nom: text,
          prenom: text,
          civility: 1,
          consent: true,
        },
      })
      expect(performance.now() - started).toBeLessThan(1_000)
    }
  })
})

describe('every answer', () => {
  const expected = {
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }

  test('carries the security headers, whatever its status', async () => {
    const etag = (await portal.call('GET', '/v1/publicsapps/')).headers.get('etag') ?? ''
    const answers = [
      await portal.call('GET', '/v1/health/live'),
      await portal.call('GET', '/v1/publicsapps/', { headers: { 'if-none-match': etag } }),
      await portal.call('GET', '/v1/nulle-part'),
      await portal.call('PATCH', '/v1/token/'),
      await post(`"${'a'.repeat(100_000)}"`),
      await post('{'),
      await portal.call('GET', '/v1/user/me/'),
    ]
    expect(answers.map((one) => one.status)).toEqual([200, 304, 404, 405, 413, 400, 401])
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject(expected)
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    }
    for (const { headers } of answers.filter((one) => one.status !== 304))
      expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
  })

  test('also where no route was reached: an address, headers or a message that cannot be read', async () => {
    const get = (path: string, more = '') =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`
    const answers = [
      await raw(get(`/v1/apps/${'1'.repeat(300)}`)),
      await raw(get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`)),
      await raw('junk\r\n\r\n'),
    ]
    expect(answers.map((one) => one.status)).toEqual([404, 431, 400])
    for (const { text, status } of answers) {
      const lines = text.split('\r\n')
      for (const [name, value] of Object.entries(expected))
        expect(lines.some((line) => line.toLowerCase() === `${name}: ${value}`.toLowerCase())).toBe(true)
      expect(text).toContain('content-type: application/problem+json')
      expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code: expect.any(String) })
    }
  })

  test('a problem is in the language asked for, names its request, and shows nothing of the inside', async () => {
    const french = await portal.call('GET', '/v1/nulle-part')
    const english = await portal.call('GET', '/v1/nulle-part', {
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    })
    expect(french.data).toMatchObject({
      type: 'urn:portal:error:not_found',
      status: 404,
      code: 'not_found',
      detail: 'Cette page ou cet élément n’existe pas.',
      request_id: french.headers.get('x-request-id'),
    })
    expect(english.data.detail).not.toBe(french.data.detail)
    const weighed = await portal.call('GET', '/v1/nulle-part', {
      headers: { 'accept-language': 'fr;q=0.5, en;q=0.9' },
    })
    expect(weighed.data.detail).toBe(english.data.detail)
    expect(french.text).not.toMatch(/node_modules|\bat .*\(|select |\.ts\b/)
  })

  test('a method that a path does not have is a 405 with those that it has', async () => {
    const { status, headers, data } = await portal.call('DELETE', '/v1/token/refresh')
    expect([status, data.code, headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST'])
    expect((await portal.call('POST', '/v1/users/12')).headers.get('allow')).toBe('DELETE, GET, HEAD, PUT')
    const read = await portal.call('GET', '/v1/token/')
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await portal.call('GET', '/v1/nulle-part')).status).toBe(404)
    expect((await portal.call('POST', '/v1/nulle-part')).status).toBe(404)
    expect(
      (await raw('TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).status,
    ).toBeGreaterThanOrEqual(400)
  })
})

describe('origins', () => {
  const from = (origin: string) => portal.call('GET', '/v1/health/live', { headers: { origin } })
  test('the list is to the letter', async () => {
    expect((await from(ALLOWED)).headers.get('access-control-allow-origin')).toBe(ALLOWED)
    for (const origin of [
      'https://evil.fr',
      'null',
      `${ALLOWED}.evil.fr`,
      'https://xautre.exemple.fr',
      'http://autre.exemple.fr',
      `${ALLOWED}:8443`,
    ]) {
      const { headers } = await from(origin)
      expect(headers.get('access-control-allow-origin'), origin).toBeNull()
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })
  test('no cache gives one origin’s answer to another, whatever else an answer varies by', async () => {
    const asked: Record<string, string>[] = [{}, {}, { origin: ALLOWED }]
    for (const headers of asked) {
      const answer = await portal.call('GET', '/v1/publicsapps/', { headers })
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Origin')
    }
    expect((await portal.call('GET', '/v1/nulle-part')).headers.get('vary')).toBe('Origin')
  })
  test('a preflight is answered for the list alone', async () => {
    const preflight = (origin: string) =>
      portal.call('OPTIONS', '/v1/users/1', {
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization',
        },
      })
    const allowed = await preflight(ALLOWED)
    expect([allowed.status, allowed.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET, POST, PUT, DELETE',
    ])
    const refused = await preflight('https://evil.fr')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.headers.get('access-control-allow-methods')).toBeNull()
  })
})

/** Sends a request as bytes and reads the status; 0 when the connection was closed without an answer. */
function raw(text: string, afterContinue = ''): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(portal.baseUrl).port), '127.0.0.1', () => socket.write(text))
    socket.setTimeout(15_000, () => reject(new Error(`no answer to ${text.slice(0, 60)}`)))
    socket.setEncoding('utf8').on('data', (part) => {
      if (!answer && part.toString().startsWith('HTTP/1.1 100')) socket.write(afterContinue)
      answer += part
    })
    socket.once('error', () => {})
    socket.once('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), text: answer }),
    )
  })
}

describe('framing', () => {
  const head = 'POST /v1/token/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'
  test.each([
    ['length and chunks', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['an unknown coding', `${head}Transfer-Encoding: xchunked\r\n\r\n`, 400],
    ['no host', 'GET /v1/health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'a header of 20 kB',
      `GET /v1/health/live HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('%s: refused', async (_name, text, status) => {
    expect((await raw(text)).status).toBe(status)
  })

  test('two Authorization headers are one too many; a token of 20 kB is refused', async () => {
    const { token } = await createUser(portal)
    const one = `Authorization: Bearer ${token}\r\n`
    const get = 'GET /v1/user/me/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'
    expect((await raw(`${get}${one}\r\n`)).status).toBe(200)
    expect((await raw(`${get}${one}${one}\r\n`)).status).toBe(401)
    expect([401, 431]).toContain(
      (await raw(`${get}Authorization: Bearer ${'a'.repeat(20_000)}\r\n\r\n`)).status,
    )
  })
})

describe('an upload that asks before it sends', () => {
  const ask = (token: string) =>
    raw(
      `PUT /v1/apps/upload/1/fr HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n',
      '--x--',
    )
  test('is refused without having sent, or told to go on', async () => {
    expect((await ask('x')).text).toMatch(/^HTTP\/1\.1 401 /)
    expect((await ask((await createUser(portal)).token)).text).toMatch(/^HTTP\/1\.1 403 /)
    expect((await ask((await createAdmin(portal)).token)).text).toMatch(
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP/,
    )
  })
})

describe('partners', () => {
  test('the known ones and none are fine, any other is a 400', async () => {
    const as = async (id: string) =>
      (await portal.call('GET', '/v1/publicsapps/', { headers: { 'client-id': id } })).status
    for (const id of ['partenaire-1', 'enseigne']) expect(await as(id)).toBe(200)
    for (const id of ['inconnu', 'ENSEIGNE', "' or 1=1 --", 'x'.repeat(10_000), ''])
      expect(await as(id)).toBe(400)
  })
})

describe('the log', () => {
  test('says who did what when, and holds no password, token or address', async () => {
    lines.length = 0
    const admin = await createAdmin(portal)
    const user = await createUser(portal)
    const signedIn = (
      await portal.call('POST', '/v1/token/', { body: { email: user.email, password: PASSWORD } })
    ).data
    await portal.call('POST', '/v1/token/', { body: { email: user.email, password: 'Faux-2026!xx' } })
    await portal.call('GET', `/v1/user/me/?access_token=${user.token}&email=${user.email}`)
    await portal.call('GET', '/v1/manageusers/', { token: user.token })
    await portal.call('PUT', `/v1/users/${user.id}`, { token: admin.token, body: { roles: 'USER,ADMIN' } })
    const app_id = (await createApp(portal)).id
    const access = await createAccess(portal, { app_id, user_id: user.id, status: 0 })
    const decision = { token: admin.token, body: { status: 1, duration_id: 2 } }
    await portal.call('PUT', `/v1/requestapps/${access.id}`, decision)
    const log = lines.map((line) => JSON.parse(line))
    const of = (event: string) => log.find((one) => one.event === event)
    expect(of('signed in')).toMatchObject({ user: user.id, reqId: expect.any(String) })
    expect(of('sign-in refused')).toMatchObject({ user: user.id })
    expect(of('user changed')).toMatchObject({ by: admin.id, user: user.id, roles: 'USER,ADMIN' })
    expect(of('access decided')).toMatchObject({ by: admin.id, access: access.id, status: 1, duration_id: 2 })
    expect(log.filter((one) => one.msg === 'request' && one.status === 403)).toMatchObject([
      { user: user.id },
    ])
    for (const secret of [
      PASSWORD,
      'Faux-2026!xx',
      user.token,
      admin.token,
      signedIn.access_token,
      signedIn.refresh_token,
      user.email,
    ])
      expect(lines.join('')).not.toContain(secret)
  })
})
