import zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PAGE } from './demo.ts'
import { useGatedDemo } from './gatedDemo.ts'

const { context, admitted } = useGatedDemo()

const TAG =
  /<html(?: lang="en")?><head><script type="module" async src="\/__gate\/clock\.js" integrity="sha256-[^"]+"(?: nonce="\w+")?><\/script>/
const asPage = { accept: 'text/html', 'sec-fetch-dest': 'document' }

describe('the clock', () => {
  test.each(['/', '/gzip', '/deflate', '/br', ...('createZstdDecompress' in zlib ? ['/zstd'] : [])])(
    'is in the page at %s, and nothing else has changed',
    async (path) => {
      const { visitor } = await admitted()
      const page = await visitor.get(path, 'GET', { ...asPage, 'accept-encoding': 'gzip, deflate, br, zstd' })
      expect(page.status).toBe(200)
      expect(page.text).toMatch(TAG)
      expect(page.text.replace(/<script.*<\/script>/, '')).toBe(PAGE)
      expect(page.headers.get('etag')).toBeNull()
    },
  )

  test('comes with the first part of a page that is streamed', async () => {
    const { visitor } = await admitted()
    const response = await fetch(`${context.gate.url}/streamed`, {
      headers: { cookie: visitor.cookieHeader(), ...asPage },
    })
    const decoder = new TextDecoder()
    let text = ''
    let atFirst = ''
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.includes('first')) atFirst ||= text
    }
    expect(atFirst).toMatch(TAG)
    expect(atFirst).not.toContain('last')
    expect(text).toMatch(/last<\/body><\/html>$/)
  })

  test('is allowed by the page’s own policy, and by its nonce', async () => {
    const { visitor } = await admitted()
    const page = await visitor.get('/csp', 'GET', asPage)
    expect(page.text).toContain('nonce="abc"></script>')
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'nonce-abc'; connect-src ${context.gate.url}/__gate/`,
    )
  })

  test('is counted in what HEAD says of a page', async () => {
    const { visitor } = await admitted()
    for (const path of ['/', '/csp']) {
      const [head, page] = [await visitor.get(path, 'HEAD', asPage), await visitor.get(path, 'GET', asPage)]
      expect(head.status).toBe(200)
      for (const name of ['content-length', 'etag', 'content-security-policy'])
        expect(head.headers.get(name), name).toBe(page.headers.get(name))
    }
  })

  test('is in no frame, no fragment, no script and no page that cannot be read', async () => {
    const { visitor } = await admitted()
    const others: Record<string, string>[] = [
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'empty' },
      { accept: 'text/html', 'x-requested-with': 'XMLHttpRequest' },
      { accept: '*/*' },
    ]
    for (const headers of others) expect((await visitor.get('/', 'GET', headers)).text).toBe(PAGE)
    expect((await visitor.get('/asset.js', 'GET', asPage)).text).toBe('1')
  })
})

describe('caches', () => {
  test('store no page, and ask the gate before every use of anything else', async () => {
    const { visitor } = await admitted()
    expect((await visitor.get('/', 'GET', asPage)).headers.get('cache-control')).toBe('no-store')
    const asset = await visitor.get('/asset.js')
    expect(asset.headers.get('cache-control')).toBe('private, no-cache')
    expect(asset.headers.get('expires')).toBeNull()
  })
})
