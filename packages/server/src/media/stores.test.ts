import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { nullIfMissing } from '@portal/platform/files/disk'
import { openFileStore } from '@portal/platform/files/openStore'
import type { FileStore } from '@portal/platform/files/store'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createApp, startTestPortal } from '../../test/index.ts'

/** A real S3-compatible server. */
let bucketServer: S3rver
let folder: string
let mediaStore: string
let bucketPort: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-store-'))
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER'
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER'
  bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'medias', configs: [] }],
  })
  bucketPort = (await bucketServer.run()).port
  mediaStore = `s3://medias?endpoint=${encodeURIComponent(`http://127.0.0.1:${bucketPort}`)}&region=eu-west-3`
})
afterAll(async () => {
  await bucketServer.close()
  await rm(folder, { recursive: true, force: true })
})

const listed = async (store: FileStore) => {
  const paths: string[] = []
  for await (const { path, modifiedAt } of store.list()) {
    expect(modifiedAt).toBeInstanceOf(Date)
    paths.push(path)
  }
  return paths
}

describe.each([
  ['a folder', (): string | undefined => undefined],
  ['a bucket', (): string | undefined => mediaStore],
] as const)('%s', (_name, address) => {
  test('keeps a file: whole, in part, listed, until it is deleted', async () => {
    const store = await openFileStore({ mediaStore: address(), dataDir: join(folder, 'data') })
    const local = join(folder, 'local.part')
    await writeFile(local, 'zéro un deux')
    await store.putFile('abcdef0123.vtt', local, 'text/vtt; charset=utf-8')
    expect(await stat(local).catch(nullIfMissing)).toBeNull()
    expect(await store.size('abcdef0123.vtt')).toBe(13)
    expect(await text(await store.read('abcdef0123.vtt'))).toBe('zéro un deux')
    expect(await text(await store.read('abcdef0123.vtt', { range: { start: 6, end: 7 } }))).toBe('un')
    expect(await listed(store)).toEqual(['abcdef0123.vtt'])
    await store.delete('abcdef0123.vtt')
    await store.delete('abcdef0123.vtt')
    expect(await store.size('abcdef0123.vtt')).toBeNull()
    expect(await listed(store)).toEqual([])
  })
})

test('a portal whose media lie in a bucket stores, serves and removes them', async () => {
  const portal = await startTestPortal({ env: { MEDIA_STORE: mediaStore } })
  const admin = await createAdmin(portal)
  const app = await createApp(portal)
  const png = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#2f7d4f' } })
    .png()
    .toBuffer()
  const raw = new FormData()
  raw.set('file', new Blob([Uint8Array.from(png)]), 'a.png')
  const path = `/v1/apps/upload/${app.id}/fr`
  const { status, data } = await portal.call('PUT', path, { token: admin.token, raw })
  expect(status).toBe(200)
  for (const { src, type } of data.image.variants) {
    const file = await fetch(`${portal.baseUrl}/media/${src}`, { headers: { range: 'bytes=0-3' } })
    expect([file.status, file.headers.get('content-type')]).toEqual([206, type])
    expect((await file.arrayBuffer()).byteLength).toBe(4)
  }
  expect((await portal.call('DELETE', path, { token: admin.token })).status).toBe(204)
  expect((await fetch(`${portal.baseUrl}/media/${data.message}`)).status).toBe(404)
  await portal.close()
})

describe('a bucket that is not well', () => {
  /** Stands before the bucket and hands on, says nothing, or refuses. */
  let mood: 'well' | 'silent' | 'overloaded' = 'well'
  let front: Server
  let asked = 0
  beforeAll(async () => {
    front = createServer((req, res) => {
      asked++
      if (mood === 'silent') return
      if (mood === 'overloaded') return void res.writeHead(503).end()
      const { method, headers, url: path } = req
      const to = { host: '127.0.0.1', port: bucketPort, method, headers, path }
      const bucket = request(to, (answer) => {
        res.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(res)
      })
      req.pipe(bucket)
    })
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => front.close())
  const png = () =>
    sharp({ create: { width: 50, height: 30, channels: 3, background: '#2f7d4f' } })
      .png()
      .toBuffer()

  test.each(['silent', 'overloaded'] as const)('%s: 503 in time, and all is well once it is', async (ill) => {
    const { port } = front.address() as AddressInfo
    const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
    const portal = await startTestPortal({ env: { MEDIA_STORE: `s3://medias?endpoint=${endpoint}` } })
    const admin = await createAdmin(portal)
    const app = await createApp(portal)
    const raw = new FormData()
    raw.set('file', new Blob([Uint8Array.from(await png())]), 'a.png')
    const put = () => portal.call('PUT', `/v1/apps/upload/${app.id}/fr`, { token: admin.token, raw })
    const { data } = await put()
    mood = ill
    const started = performance.now()
    const get = () => portal.call('GET', `/media/${data.message}`)
    // More than the sockets of the client.
    const refused = await Promise.all([put(), ...Array.from({ length: 60 }, get)])
    expect(performance.now() - started).toBeLessThan(20_000)
    for (const { status, headers } of refused)
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    mood = 'well'
    expect((await get()).status).toBe(200)
    await portal.close()
  })

  test('a caller who leaves ends what was asked of it', async () => {
    const { port } = front.address() as AddressInfo
    mood = 'silent'
    const mediaStore = `s3://medias?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`
    const store = await openFileStore({ mediaStore, dataDir: join(folder, 'data') })
    const leaving = new AbortController()
    const before = asked
    const reading = store.read('abcdef0123.vtt', { signal: leaving.signal })
    await expect.poll(() => asked).toBe(before + 1)
    leaving.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    mood = 'well'
  })
})
