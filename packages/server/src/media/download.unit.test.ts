import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request as overHttp, type Server } from 'node:http'
import type { RequestOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { download } from './download.ts'

/** A public host, as far as this machine can have one: its connections lead to the server below. */
const PUBLIC = 'pictures.example'
let server: Server
let folder: string
let port: number
const asked: string[] = []

vi.mock('node:https', () => ({
  request: (target: URL, options: RequestOptions) => {
    const { hostname, pathname } = target
    const host = hostname === PUBLIC ? `127.0.0.1:${port}` : target.host
    return overHttp(new URL(`http://${host}${pathname}`), hostname === PUBLIC ? {} : options)
  },
}))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-'))
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const location = {
      '/address': `https://127.0.0.1:${port}/inside`,
      '/six': `https://[::1]:${port}/inside`,
      '/mapped': `https://[::ffff:127.0.0.1]:${port}/inside`,
      '/name': `https://localhost:${port}/inside`,
      '/plain': `http://127.0.0.1:${port}/inside`,
      '/file': 'file:///etc/hostname',
      '/again': '/picture',
    }[path]
    if (location) response.writeHead(302, { location }).end()
    else response.end('picture')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

const fetchOf = (path: string, file = 'never') =>
  download(`https://${PUBLIC}${path}`, {
    file: join(folder, file),
    limit: 1000,
    allowsPrivate: false,
    signal: AbortSignal.timeout(5_000),
  })

describe('a download', () => {
  it('follows a redirect to a public address', async () => {
    await fetchOf('/again', 'picture')
    expect(await readFile(join(folder, 'picture'), 'utf8')).toBe('picture')
  })

  it.each(['/address', '/six', '/mapped', '/name', '/plain', '/file'])(
    'is not led to a private address by the redirect of %s',
    async (path) => {
      await expect(fetchOf(path)).rejects.toThrow()
      expect(asked).toContain(path)
      expect(asked).not.toContain('/inside')
    },
  )
})
