import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, createEditor, startTestPortal, type TestPortal, type TestUser } from '../../test/index.ts'

let portal: TestPortal
let editor: TestUser
/** Another portal, or anybody's server of pictures. */
let elsewhere: { url: string; stop: () => Promise<void>; asked: string[] }

const answers: Record<string, RequestListener> = {
  '/png': async (_request, response) => response.end(await picture()),
  '/text': (_request, response) => response.end('not a picture'),
  '/broken': async (_request, response) => response.end((await picture()).subarray(0, 60)),
  '/missing': (_request, response) => response.writeHead(404).end(),
  '/moved': (_request, response) => response.writeHead(302, { location: '/png' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/announced': (_request, response) => response.writeHead(200, { 'content-length': '7000000' }).end(),
  '/endless': (_request, response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1)
    response.once('close', () => clearInterval(timer))
  },
}
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#284' } })
    .png()
    .toBuffer()

async function serveFiles() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answers[request.url ?? '']?.(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

beforeAll(async () => {
  portal = await startTestPortal({ env: { IMPORT_ALLOW_PRIVATE: 'true' } })
  portal.config.mediaBaseUrl = `${portal.baseUrl}/media`
  editor = await createEditor(portal)
  elsewhere = await serveFiles()
})
afterAll(async () => {
  await portal.close()
  await elsewhere.stop()
})

const bring = async (apps: object[], dry_run = false, to = portal, who = editor) =>
  (await to.call('POST', '/v1/manageapps/import/', { token: who.token, body: { apps, dry_run } })).data
const appOf = async (id: number) =>
  (await portal.call('GET', `/v1/manageapps/${id}`, { token: editor.token })).data

describe('files named by address in an import', () => {
  it('are fetched, re-encoded and placed as uploads are, and stand in the history', async () => {
    const app = await createApp(portal)
    const row = { code: app.code, img_src: `${elsewhere.url}/moved` }
    const dry = await bring([row], true)
    expect(dry.rows[0]).toMatchObject({
      act: 'change',
      changes: [],
      media: [{ field: 'img_src', address: row.img_src, failure: null }],
    })
    expect(elsewhere.asked).toEqual([])
    const { applied, rows } = await bring([row])
    expect([applied, rows[0].media[0].failure]).toEqual([true, null])
    const { img_src, image } = await appOf(app.id)
    expect(image).toMatchObject({ width: 40, height: 30 })
    expect((await fetch(`${portal.baseUrl}/media/${img_src}`)).status).toBe(200)
    const history = await portal.call('GET', `/v1/manageapps/${app.id}/history/`, { token: editor.token })
    expect(history.data).toMatchObject([
      { kind: 'app.media', media: { kind: 'image', language: 'fr' }, actor_name: 'Édith Martin' },
    ])
  })
  it.each([
    ['/text', 'wrongType'],
    ['/broken', 'unreadable'],
    ['/announced', 'tooLarge'],
    ['/endless', 'tooLarge'],
    ['/missing', 'unreachable'],
    ['/round', 'unreachable'],
  ])('%s is said to be %s, and leaves the old file and the new texts', async (path, failure) => {
    const app = await createApp(portal, { img_src: 'a'.repeat(32).concat('.png'), version: '1' })
    const { applied, rows } = await bring([
      { code: app.code, version: '2', img_src: `${elsewhere.url}${path}` },
    ])
    expect([applied, rows[0].media[0].failure]).toEqual([true, `appsAdmin.transfer.file.${failure}`])
    expect(await appOf(app.id)).toMatchObject({ img_src: app.img_src, version: '2' })
  })
  it('are refused in the dry run when an address is none, or when there are too many', async () => {
    const app = await createApp(portal)
    const wrong = await bring(
      [{ code: app.code, img_src: 'http://exemple.fr/a.png', video_src: 'a.mp4' }],
      true,
    )
    expect(wrong.rows[0]).toMatchObject({
      act: 'refused',
      errors: { img_src: 'common.urlNotValid', video_src: 'common.urlNotValid' },
    })
    const many = Array.from({ length: 101 }, (_, index) => ({
      code: `MANY${index}X`,
      name: 'Une',
      category: 1,
      status: 1,
      img_src: 'https://exemple.fr/a.png',
    }))
    const { applied, rows } = await bring(many)
    expect([applied, rows[99].act, rows[100].errors]).toEqual([
      false,
      'create',
      { img_src: 'appsAdmin.transfer.tooManyFiles' },
    ])
  })
  it('are never fetched from private addresses unless that is set, nor by a name that leads to one', async () => {
    const strict = await startTestPortal()
    const who = await createEditor(strict)
    const app = await createApp(strict)
    const before = elsewhere.asked.length
    const { rows } = await bring([{ code: app.code, img_src: `${elsewhere.url}/png` }], false, strict, who)
    expect(rows[0].media[0].failure).toBe('appsAdmin.transfer.file.unreachable')
    const named = elsewhere.url.replace('http://127.0.0.1', 'https://localhost')
    expect(
      (await bring([{ code: app.code, img_src: named }], false, strict, who)).rows[0].media[0].failure,
    ).toBe('appsAdmin.transfer.file.unreachable')
    expect(elsewhere.asked.length).toBe(before)
    await strict.close()
  })
})

describe('an export', () => {
  it('names files by absolute addresses, with which another portal imports them', async () => {
    const app = await createApp(portal)
    await bring([{ code: app.code, img_src: `${elsewhere.url}/png` }])
    const exported = (await portal.call('GET', '/v1/manageapps/export/', { token: editor.token })).data
    const row = exported.find(({ code }: { code: string }) => code === app.code)
    expect(row.img_src).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/[0-9a-f]{32}\.png$/)
    expect((await bring([row])).rows[0]).toMatchObject({ act: 'none', media: [] })

    const other = await startTestPortal({ env: { IMPORT_ALLOW_PRIVATE: 'true' } })
    const { rows } = await bring([row], false, other, await createEditor(other))
    expect(rows[0]).toMatchObject({ act: 'create', media: [{ field: 'img_src', failure: null }] })
    const [copy] = (await other.call('GET', '/v1/publicsapps/')).data
    expect((await fetch(`${other.baseUrl}/media/${copy.img_src}`)).status).toBe(200)
    await other.close()
  })
  it('opens the files of members for a day, and no longer', async () => {
    const path = `${'b'.repeat(32)}.vtt`
    const app = await createApp(portal, { captions_src: path, is_public_video: 0 })
    const at = portal.clock.now().toISOString()
    await portal.db
      .insertInto('files')
      .values({ path, app_id: app.id, kind: 'captions', bytes: 1, created_at: at })
      .execute()
    const exported = (await portal.call('GET', '/v1/manageapps/export/', { token: editor.token })).data
    const row = exported.find(({ code }: { code: string }) => code === app.code)
    const expires = Number(new URL(row.captions_src).searchParams.get('expires'))
    expect(expires - Math.floor(portal.clock.now().getTime() / 1000)).toBe(24 * 3600)
    expect((await bring([row], true)).rows[0].act).toBe('none')
  })
})
