import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createApp,
  createUser,
  MINUTE,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'

let portal: TestPortal
let admin: TestUser
let user: TestUser
let mp4: Buffer
let webm: Buffer
const demo = (name: string) => readFile(new URL(`../../../demo/videos/${name}`, import.meta.url))
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  user = await createUser(portal)
  mp4 = await demo('warehouse-eye.mp4')
  webm = await demo('front-desk.en.webm')
})
afterAll(() => portal.close())

function put(path: string, bytes: Uint8Array, language = 'fr') {
  const raw = new FormData()
  raw.set('language', language)
  raw.set('file', new Blob([Uint8Array.from(bytes)]), 'video.mp4')
  return portal.call('PUT', `${path}/${language}`, { token: admin.token, raw })
}
const rowOf = (id: number) =>
  portal.db.selectFrom('apps').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const storedFiles = () => readdir(join(portal.config.dataDir, 'media'))

/** Makes the first page of an Ogg stream whose packet starts like this (RFC 3533, 6). */
const ogg = (packet: string) => {
  const body = Buffer.from(packet.padEnd(40, '\0'), 'latin1')
  const head = Buffer.alloc(28)
  head.write('OggS', 'latin1')
  head[5] = 2
  head[26] = 1
  head[27] = body.length
  return Buffer.concat([head, body])
}

describe('PUT /v1/apps/video-upload/{id}/{language}', () => {
  test('takes what is a video by its container and stores it unchanged', async () => {
    const app = await createApp(portal, { is_public_video: 1 })
    const first = await put(`/v1/apps/video-upload/${app.id}`, mp4)
    expect([first.status, Object.keys(first.data)]).toEqual([200, ['message']])
    expect(first.data.message).toMatch(/^[0-9a-f]{32}\.mp4$/)
    const second = await put(`/v1/apps/video-upload/${app.id}`, webm, 'en')
    expect(second.data.message).toMatch(/\.webm$/)
    const row = await rowOf(app.id)
    expect([row.video_src, row.video_src_en]).toEqual([first.data.message, second.data.message])
    const file = await fetch(`${portal.baseUrl}/media/${first.data.message}`)
    expect(file.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.from(await file.arrayBuffer()).equals(mp4)).toBe(true)
  })

  test('one that no browser plays is stored with a warning in the language of the caller', async () => {
    const app = await createApp(portal)
    const answer = await put(`/v1/apps/video-upload/${app.id}`, ogg('\x80theora'))
    expect(answer.status).toBe(200)
    expect(answer.data.message).toMatch(/\.ogg$/)
    expect(answer.data.warning).toContain('theora')
  })

  test('refuses other files, sound alone and broken containers, and keeps the old one', async () => {
    const app = await createApp(portal)
    const path = `/v1/apps/video-upload/${app.id}`
    const { message } = (await put(path, mp4)).data
    const before = await storedFiles()
    const refused = {
      text: [415, Buffer.from('just words')],
      zip: [415, Buffer.from('PK\x03\x04 and so on')],
      sound: [415, ogg('\x01vorbis')],
      'cut mp4': [422, mp4.subarray(0, 30)],
      'cut webm': [422, webm.subarray(0, 40)],
    } as const
    for (const [name, [status, bytes]] of Object.entries(refused))
      expect((await put(path, bytes)).status, name).toBe(status)
    expect((await rowOf(app.id)).video_src).toBe(message)
    expect(await storedFiles()).toEqual(before)
  })

  test('has a limit of its own', async () => {
    const app = await createApp(portal)
    const small = await startTestPortal({ beside: portal, env: { VIDEO_MAX_BYTES: String(mp4.length - 1) } })
    const raw = new FormData()
    raw.set('file', new Blob([Uint8Array.from(mp4)]), 'video.mp4')
    const answer = await small.call('PUT', `/v1/apps/video-upload/${app.id}/fr`, { token: admin.token, raw })
    expect(answer.status).toBe(413)
    await small.close()
  })

  test('DELETE takes the video and its captions away, and serves neither', async () => {
    const app = await createApp(portal)
    const video = (await put(`/v1/apps/video-upload/${app.id}`, mp4)).data.message
    const captions = (await put(`/v1/apps/captions-upload/${app.id}`, Buffer.from('WEBVTT\n'))).data.message
    expect(await storedFiles()).toEqual(expect.arrayContaining([video, captions]))
    const path = `/v1/apps/video-delete/${app.id}/fr`
    expect((await portal.call('DELETE', path, { token: user.token })).status).toBe(403)
    expect((await portal.call('DELETE', path, { token: admin.token })).status).toBe(204)
    expect((await portal.call('DELETE', path, { token: admin.token })).status).toBe(204)
    const row = await rowOf(app.id)
    expect([row.video_src, row.captions_src]).toEqual([null, null])
    for (const name of [video, captions])
      expect((await fetch(`${portal.baseUrl}/media/${name}`)).status).toBe(404)
  })

  test('captions are WebVTT or nothing', async () => {
    const app = await createApp(portal)
    const path = `/v1/apps/captions-upload/${app.id}`
    expect((await put(path, await demo('warehouse-eye.fr.vtt'))).status).toBe(200)
    for (const bytes of [
      Buffer.from('1\n00:00 --> 00:01\n'),
      Buffer.from([0x57, 0xff]),
      Buffer.from('WEBVTTx'),
    ])
      expect((await put(path, bytes)).status).toBe(415)
  })
})

describe('a video that anonymous visitors may not watch', () => {
  test('is reached through an address that a signed-in person is given, for a quarter of an hour', async () => {
    const app = await createApp(portal)
    const { message } = (await put(`/v1/apps/video-upload/${app.id}`, mp4)).data
    expect((await fetch(`${portal.baseUrl}/media/${message}`)).status).toBe(404)
    const path = `/v1/apps/${app.id}/video/en`
    expect((await portal.call('GET', path)).status).toBe(401)
    const { data } = await portal.call('GET', path, { token: user.token })
    const { pathname, search } = new URL(data.src)
    const address = `${portal.baseUrl}${pathname}${search}`
    const file = await fetch(address)
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, max-age=600'])
    await file.body?.cancel()
    for (const forged of [
      address.replace(/expires=\d+/, 'expires=9999999999'),
      address.replace(/signature=.{4}/, 'signature=AAAA'),
      address.replace(message, `${'0'.repeat(32)}.mp4`),
    ])
      expect((await fetch(forged)).status).toBe(404)
    portal.clock.advance(16 * MINUTE)
    expect((await fetch(address)).status).toBe(404)
    portal.clock.advance(-16 * MINUTE)
  })

  test('there is no address where there is no video', async () => {
    const app = await createApp(portal)
    const answer = await portal.call('GET', `/v1/apps/${app.id}/video/fr`, { token: user.token })
    expect(answer.status).toBe(404)
  })
})

describe('GET /media/{path}', () => {
  test('answers ranges (RFC 9110, section 14)', async () => {
    const app = await createApp(portal, { is_public_video: 1 })
    const { message } = (await put(`/v1/apps/video-upload/${app.id}`, mp4)).data
    const get = (range?: string, more = {}, method = 'GET') =>
      fetch(`${portal.baseUrl}/media/${message}`, { method, headers: { ...(range && { range }), ...more } })
    const size = mp4.length
    const start = await get('bytes=0-99')
    expect([start.status, start.headers.get('content-range')]).toEqual([206, `bytes 0-99/${size}`])
    expect(Buffer.from(await start.arrayBuffer()).equals(mp4.subarray(0, 100))).toBe(true)
    const end = await get('bytes=-10')
    expect([end.status, end.headers.get('content-range')]).toEqual([
      206,
      `bytes ${size - 10}-${size - 1}/${size}`,
    ])
    expect(Buffer.from(await end.arrayBuffer()).equals(mp4.subarray(-10))).toBe(true)
    for (const beyond of ['bytes=99999999-', `bytes=${'9'.repeat(20)}-`, 'bytes=-0']) {
      const past = await get(beyond)
      expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
    }
    for (const all of [`BYTES=0-${'9'.repeat(20)}`, `bytes=-${'9'.repeat(20)}`]) {
      const rest = await get(all)
      expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes 0-${size - 1}/${size}`])
      await rest.body?.cancel()
    }
    for (const whole of [
      await get(),
      await get('bytes=0-1,5-6'),
      await get('bytes=9-2'),
      await get('lines=1-2'),
    ]) {
      expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(size)])
      await whole.body?.cancel()
    }
    const head = await get(undefined, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)])
    const etag = head.headers.get('etag') ?? ''
    expect((await get(undefined, { 'if-none-match': etag })).status).toBe(304)
    expect((await get('bytes=0-9', { 'if-range': etag })).status).toBe(206)
    const changed = await get('bytes=0-9', { 'if-range': '"another"' })
    expect(changed.status).toBe(200)
    await changed.body?.cancel()
  })

  test('reaches nothing outside, and is not written to', async () => {
    for (const path of [
      '..%2f..%2fetc%2fpasswd',
      '..%2fportal.db',
      'a%00.png',
      'x.html',
      `${'0'.repeat(32)}.png`,
    ])
      expect((await fetch(`${portal.baseUrl}/media/${path}`)).status, path).toBe(404)
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'])
      expect([404, 405]).toContain((await fetch(`${portal.baseUrl}/media/a.png`, { method })).status)
  })
})
