import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdmin, createApp, startTestPortal, type TestPortal, type TestUser } from '../../test/index.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
})
afterAll(() => portal.close())

const path = '/v1/publicsapps/'
const app = (more = {}) => ({
  name: 'Essai',
  code: `C${Math.random().toString(36).slice(2, 9).padEnd(7, '0')}`,
  category: 2,
  status: 2,
  url: 'https://demo.exemple.fr/secret',
  is_active_url: true,
  ...more,
})
const publish = async (more = {}) => {
  const { status, data } = await portal.call('POST', '/v1/apps/', { token: admin.token, body: app(more) })
  expect(status).toBe(201)
  return data
}
/** Reads the bytes on the wire: `fetch` would unpack them. */
const raw = (encoding: string) =>
  new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    request(`${portal.baseUrl}${path}`, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) })
    })
      .on('error', reject)
      .end()
  })

describe('GET /v1/publicsapps/', () => {
  it.each([
    (etag: string) => etag,
    (etag: string) => `W/${etag}`,
    (etag: string) => `"x", ${etag}`,
    () => '*',
  ])('answers 304 to a tag that is held: %s', async (held) => {
    const etag = (await portal.call('GET', path)).headers.get('etag') ?? ''
    const answer = await portal.call('GET', path, { headers: { 'if-none-match': held(etag) } })
    expect([answer.status, answer.text]).toEqual([304, ''])
  })

  it('needs no sign-in and never carries an address', async () => {
    await publish()
    const { status, data, text } = await portal.call('GET', path)
    expect(status).toBe(200)
    expect(data[0]).toMatchObject({ name: 'Essai', is_active_url: true, has_video: false })
    expect(text).not.toContain('demo.exemple.fr')
  })

  it('carries the app’s own English category', async () => {
    const { id } = await publish({ category_en: 'Stockroom' })
    const { data } = await portal.call('GET', path)
    expect(data.find((one: { id: number }) => one.id === id)).toMatchObject({ category_en: 'Stockroom' })
  })

  it('shows an edit at once, in order', async () => {
    const created = await publish({ name: 'Dernière' })
    expect((await portal.call('GET', path)).data.at(-1).id).toBe(created.id)
    await portal.call('DELETE', `/v1/apps/${created.id}`, { token: admin.token })
    const { data } = await portal.call('GET', path)
    expect(data.map((one: { id: number }) => one.id)).not.toContain(created.id)
    expect(data.map((one: { order: number }) => one.order)).toEqual(
      data.map((one: { order: number }) => one.order).toSorted((a: number, b: number) => a - b),
    )
  })

  it('answers 304 to each encoding’s own tag until something changed', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { headers } = await raw(encoding)
      const known = await portal.call('GET', path.slice(0, -1), {
        headers: { 'if-none-match': `"other", W/${headers.etag}` },
      })
      expect(known.status).toBe(304)
      expect(known.text).toBe('')
    }
    const { headers } = await portal.call('GET', path)
    await publish()
    const changed = await portal.call('GET', path, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(changed.status).toBe(200)
  })

  it('leaves in the encoding that the caller takes', async () => {
    const plain = await raw('identity')
    const brotli = await raw('gzip, deflate, br')
    const gzip = await raw('br;q=0, gzip')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
    expect(plain.headers.vary).toMatch(/accept-encoding/i)
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('says of a video for members only that it exists, and no more', async () => {
    const { id } = await createApp(portal, { video_src: 'v.mp4', captions_src: 'v.vtt' })
    const open = await createApp(portal, { video_src: 'w.mp4', is_public_video: 1 })
    await publish()
    const { data } = await portal.call('GET', path)
    const of = (wanted: number) => data.find((one: { id: number }) => one.id === wanted)
    expect(of(id)).toMatchObject({ has_video: true, video_src: null, captions_src: null })
    expect(of(open.id)).toMatchObject({ has_video: true, video_src: 'w.mp4' })
  })

  it('leaves offline apps out where the parameter says so', async () => {
    const offline = await publish({ status: 0 })
    const shown = async () =>
      (await portal.call('GET', path)).data.some((one: { id: number }) => one.id === offline.id)
    expect(await shown()).toBe(true)
    const { data } = await portal.call(
      'GET',
      '/v1/parameters/?filter={"parameter_name":"catalogue.hideOffline"}',
      {
        token: admin.token,
      },
    )
    const hide = await portal.call('PUT', `/v1/parameters/${data[0].id}`, {
      token: admin.token,
      body: { ...data[0], parameter_value: 'true' },
    })
    expect(hide.status).toBe(200)
    expect(await shown()).toBe(false)
    const seen = await portal.call('GET', `/v1/apps/${offline.id}`, { token: admin.token })
    expect(seen.status).toBe(404)
  })
})

it('a second server on the same data follows within moments', async () => {
  const second = await startTestPortal({ beside: portal })
  try {
    await second.call('GET', path)
    const { id } = await publish()
    await expect
      .poll(async () => (await second.call('GET', path)).data.some((one: { id: number }) => one.id === id), {
        timeout: 1000,
        interval: 10,
      })
      .toBe(true)
  } finally {
    await second.close()
  }
})

describe('the plain read that no route answers', () => {
  const plain = () => raw('identity')

  it('carries the same headers as the route’s answer, and the portal’s clock', async () => {
    await plain()
    portal.clock.advance(3_600_000)
    const { headers: atOnce } = await plain()
    const { headers: routed } = await portal.call('GET', `${path}?revision=1`, {
      headers: { 'accept-encoding': 'identity' },
    })
    const own = ['date', 'x-request-id', 'connection', 'keep-alive']
    const others = (headers: Iterable<[string, unknown]>) =>
      Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))
    expect(others(Object.entries(atOnce))).toEqual(others(routed))
    expect(Date.parse(String(atOnce.date))).toBeGreaterThan(Date.now() + 3_000_000)
  })

  it('is counted like any other, and refused with a reason', async () => {
    const limited = await startTestPortal({ beside: portal, env: { LIMITS_FACTOR: '0.05' } })
    try {
      const answers = []
      for (let call = 0; call < 8; call++) answers.push(await limited.call('GET', path))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
      expect(answers.at(-1)?.data.code).toBe('too_many_requests')
    } finally {
      await limited.close()
    }
  })

  it('leaves everything else to the routes', async () => {
    expect((await portal.call('GET', path, { headers: { 'client-id': 'inconnu' } })).status).toBe(400)
    expect((await portal.call('POST', path)).status).toBe(405)
    const { headers } = await portal.call('GET', path, { headers: { origin: 'https://ailleurs.exemple' } })
    expect(headers.has('access-control-allow-origin')).toBe(false)
  })
})
