import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createApp,
  createUser,
  HOUR,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'

let portal: TestPortal
let admin: TestUser
let user: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
  user = await createUser(portal)
})
afterAll(() => portal.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b50d8' } })
const form = (bytes: Uint8Array, name = 'a.png', language = 'fr') => {
  const data = new FormData()
  data.set('language', language)
  data.set('file', new Blob([Uint8Array.from(bytes)]), name)
  return data
}
const upload = (path: string, bytes: Uint8Array, token: string | undefined = admin.token, language = 'fr') =>
  portal.call('PUT', `${path}/${language}`, { token, raw: form(bytes, 'a.png', language) })
const rowOf = (id: number) =>
  portal.db.selectFrom('apps').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stored = () => readdir(join(portal.config.dataDir, 'media'))
const incoming = () => readdir(join(portal.config.dataDir, 'incoming'))

describe('PUT /v1/apps/upload/{id}/{language}', () => {
  test('requires an administrator, before the body', async () => {
    const app = await createApp(portal)
    const path = `/v1/apps/upload/${app.id}`
    const png = await picture(10, 10).png().toBuffer()
    expect((await portal.call('PUT', `${path}/fr`, { raw: form(png) })).status).toBe(401)
    expect((await upload(path, png, user.token)).status).toBe(403)
  })

  test('keeps the original kind and makes WebP in the widths of the cards', async () => {
    const app = await createApp(portal)
    const answer = await upload(`/v1/apps/upload/${app.id}`, await picture(2000, 1000).jpeg().toBuffer())
    expect(answer.status).toBe(200)
    expect(answer.data.message).toMatch(/^[0-9a-f]{32}\.jpg$/)
    const { width, height, variants } = answer.data.image
    expect([width, height]).toEqual([1600, 800])
    expect(variants.map((one: { width: number; type: string }) => [one.width, one.type])).toEqual([
      [400, 'image/webp'],
      [800, 'image/webp'],
      [1200, 'image/webp'],
      [1600, 'image/jpeg'],
    ])
    const row = await rowOf(app.id)
    expect(row.img_src).toBe(answer.data.message)
    expect(JSON.parse(row.image ?? '')).toEqual(answer.data.image)
    for (const { src, type } of variants) {
      const file = await fetch(`${portal.baseUrl}/media/${src}`)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type])
      expect(file.headers.get('content-security-policy')).toContain('sandbox')
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('both languages have their own', async () => {
    const app = await createApp(portal)
    const png = await picture(20, 10).png().toBuffer()
    const french = await upload(`/v1/apps/upload/${app.id}`, png)
    const english = await upload(`/v1/apps/upload/${app.id}`, png, admin.token, 'en')
    const row = await rowOf(app.id)
    expect([row.img_src, row.img_src_en]).toEqual([french.data.message, english.data.message])
  })

  test('content decides, not the name: anything but png and jpeg is refused and the old one stays', async () => {
    const app = await createApp(portal)
    const png = await picture(40, 40).png().toBuffer()
    const { message } = (await upload(`/v1/apps/upload/${app.id}`, png)).data
    const before = (await stored()).length
    const refused = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      html: Buffer.from('<!doctype html><script>1</script>'),
      gif: await picture(4, 4).gif().toBuffer(),
      webp: await picture(4, 4).webp().toBuffer(),
      cut: png.subarray(0, 60),
    }
    for (const bytes of Object.values(refused))
      expect([415, 422]).toContain((await upload(`/v1/apps/upload/${app.id}`, bytes)).status)
    expect((await rowOf(app.id)).img_src).toBe(message)
    expect((await stored()).length).toBe(before)
    expect(await incoming()).toEqual([])
  })

  test('exactly 6,000,000 bytes are accepted, one more is not', async () => {
    const app = await createApp(portal)
    const png = await picture(40, 40).png().toBuffer()
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
    expect((await upload(`/v1/apps/upload/${app.id}`, padded(6_000_000))).status).toBe(200)
    const over = await upload(`/v1/apps/upload/${app.id}`, padded(6_000_001))
    expect([over.status, over.data.code]).toEqual([413, 'payload_too_large'])
    expect(over.data.errors).toEqual({ file: 'common.maxFileUploadSize' })
    expect(await incoming()).toEqual([])
  })

  test('a payload behind the picture and its metadata are gone', async () => {
    const app = await createApp(portal)
    const jpeg = await picture(50, 20)
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { data } = await upload(
      `/v1/apps/upload/${app.id}`,
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    )
    // Rotated as the camera was.
    expect([data.image.width, data.image.height]).toEqual([20, 50])
    const kept = Buffer.from(await (await fetch(`${portal.baseUrl}/media/${data.message}`)).arrayBuffer())
    expect(kept.includes('script') || kept.includes('secret-place')).toBe(false)
  })

  test.each([
    [16_000, 16_000],
    [6_000, 4_001],
  ])('%i by %i pixels are refused before they are decoded', async (width, height) => {
    const app = await createApp(portal)
    const create = { width, height, channels: 3, background: '#000' } as const
    const bomb = await sharp({ create, limitInputPixels: false }).png().toBuffer()
    const answer = await upload(`/v1/apps/upload/${app.id}`, bomb)
    expect([answer.status, answer.data.code]).toEqual([422, 'unreadable_image'])
  })

  test('names its wrong parts: no file, another language, no multipart, no such app', async () => {
    const app = await createApp(portal)
    const path = `/v1/apps/upload/${app.id}/fr`
    const empty = new FormData()
    empty.set('language', 'fr')
    const none = await portal.call('PUT', path, { token: admin.token, raw: empty })
    expect([none.status, none.data.errors]).toEqual([422, { file: 'common.requiredField' }])
    const png = await picture(10, 10).png().toBuffer()
    const other = await portal.call('PUT', path, { token: admin.token, raw: form(png, 'a.png', 'en') })
    expect([other.status, other.data.errors]).toEqual([422, { language: 'common.invalidValue' }])
    expect((await portal.call('PUT', path, { token: admin.token, body: {} })).status).toBe(415)
    expect((await upload('/v1/apps/upload/999999', png)).status).toBe(404)
    expect(await incoming()).toEqual([])
  })

  test('one person uploads two at once, and no more', async () => {
    const app = await createApp(portal)
    const usual = await startTestPortal({ beside: portal, env: { LIMITS_FACTOR: '1' } })
    const png = await picture(1200, 1200).png().toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        usual.call('PUT', `/v1/apps/upload/${app.id}/fr`, { token: admin.token, raw: form(png) }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
    await usual.close()
  })

  test('a replaced picture is served for another day, and then swept', async () => {
    const { createSweep } = await import('./sweep.ts')
    const { enforceRetention } = await import('../retention/enforce.ts')
    const app = await createApp(portal)
    const png = await picture(40, 40).png().toBuffer()
    const path = `/v1/apps/upload/${app.id}`
    const first = (await upload(path, png)).data.message
    const second = (await upload(path, png)).data.message
    // A folder or bucket may hold files of others.
    await writeFile(join(portal.config.dataDir, 'media', 'affiche-du-salon.png'), 'x')
    const sweep = createSweep(portal.deps)
    portal.clock.advance(23 * HOUR)
    await enforceRetention(portal.deps)
    await sweep()
    await sweep()
    expect(await stored()).toEqual(expect.arrayContaining([first, second]))
    expect((await fetch(`${portal.baseUrl}/media/${first}`)).status).toBe(200)
    portal.clock.advance(2 * HOUR)
    await enforceRetention(portal.deps)
    await sweep()
    expect(await stored()).not.toContain(first)
    expect(await stored()).toEqual(expect.arrayContaining([second, 'affiche-du-salon.png']))
  })
})
