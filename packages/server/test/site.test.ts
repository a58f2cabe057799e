import { siteSettings } from '@portal/publisher/build/siteSettings'
import { startPublisher } from '@portal/publisher/publishing/publisher'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publisherDeps } from '../src/publication/publisherDeps.ts'
import { fakeBuilder } from './fakeSite.ts'
import { createApp, startTestPortal, type TestPortal } from './index.ts'

let portal: TestPortal
let appId: number
beforeAll(async () => {
  portal = await startTestPortal()
  appId = (await createApp(portal, { code: 'BOUSSOLE' })).id
  const settings = siteSettings(portal.config)
  const publisher = startPublisher(publisherDeps(portal.deps), {
    fingerprint: () => 'x',
    settings,
    catalogue: `${portal.baseUrl}/v1/publicsapps/`,
    builder: fakeBuilder(),
  })
  await publisher.settled()
  await publisher.stop()
})
afterAll(() => portal.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(portal.baseUrl + path, { headers, method, redirect: 'manual' })

describe('the storefront', () => {
  test('answers with and without a trailing slash, and HEAD as GET', async () => {
    for (const path of ['/', '/apps', '/apps/', '/en/', '/en', '/apps/index.html'])
      expect((await get(path)).status, path).toBe(200)
    const head = await get('/apps', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('the policy is a header, and not on the page', async () => {
    const answer = await get('/')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(await answer.text()).not.toContain('content-security-policy')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('is compressed, revalidated and not sent twice', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(brotli.headers.get('cache-control')).toBe('no-cache')
    expect(await brotli.text()).toContain('accueil')
    const plain = await get('/', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const etag = brotli.headers.get('etag') ?? ''
    expect(etag).not.toBe(plain.headers.get('etag'))
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toContain('frame-ancestors')
  })

  test('a condition that does not hold is refused', async () => {
    const { status } = await get('/', { 'if-match': '"autre"' })
    expect(status).toBe(412)
  })

  test('a part is sent where a part is asked for', async () => {
    const whole = Buffer.from(await (await get('/', { 'accept-encoding': 'identity' })).arrayBuffer())
    const part = await get('/', { 'accept-encoding': 'identity', range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
  })

  test('a missing page comes whole to whoever asks for a part of it or has it already', async () => {
    const asks = [
      ['range', 'bytes=0-3'],
      ['if-modified-since', new Date().toUTCString()],
    ] as const
    for (const [name, value] of asks) {
      const answer = await get('/nulle-part', { 'accept-encoding': 'identity', [name]: value })
      expect([answer.status, answer.headers.get('etag')]).toEqual([404, null])
      expect(await answer.text()).toContain('introuvable')
    }
  })

  test('a missing page is a real 404 in the language of its address', async () => {
    for (const [path, words] of [
      ['/nulle-part', 'introuvable'],
      ['/en/nowhere', 'not found'],
      ['/enseignes', 'introuvable'],
      ['/..%2f..%2fetc/passwd', 'introuvable'],
      ['/apps/%00', 'introuvable'],
      ['/apps/%?q=%', 'introuvable'],
      ['/en/apps/%E0%A4%A', 'not found'],
    ] as const) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text()).toContain(words)
    }
    expect((await get('/404.html')).status).toBe(404)
  })

  test('the API keeps its own 404', async () => {
    const answer = await get('/v1/nulle-part')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
  })

  test('one page serves all users, and an app is found by its id and in small letters', async () => {
    expect(await (await get('/user/2b2f62b3-7d3c-4f5d-9b1e-1f8f0f3f8d11')).text()).toContain('une personne')
    expect(await (await get('/en/user/2b2f62b3')).text()).toContain('a person')
    for (const [asked, found] of [
      [`/apps/${appId}`, '/apps/BOUSSOLE'],
      ['/en/apps/boussole/', '/en/apps/BOUSSOLE'],
    ] as const) {
      const answer = await get(asked)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, found])
    }
    expect((await get('/apps/INCONNUE')).status).toBe(404)
  })

  test('the scanner alone may use the camera', async () => {
    expect((await get('/debug')).headers.get('permissions-policy')).toContain('camera=(self)')
    expect((await get('/')).headers.get('permissions-policy')).toContain('camera=()')
  })
})

describe('the console', () => {
  test('its specified addresses lead to its resources', async () => {
    for (const [address, resource] of [
      ['/appsadmin', '/admin/manageapps'],
      ['/usersadmin/', '/admin/manageusers'],
      ['/en/appsrequestadmin', '/admin/requestappaccess?lang=en'],
      ['/en/appsadmin', '/admin/manageapps?lang=en'],
      ['/en/usersadmin', '/admin/manageusers?lang=en'],
      ['/en/admin', '/admin?lang=en'],
      ['/en/admin/parameters', '/admin/parameters?lang=en'],
    ] as const) {
      const answer = await get(address)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, resource])
    }
  })
})
