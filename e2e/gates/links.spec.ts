import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { type PageFacts, readPage } from './readPage.ts'

/** Headers of every HTML answer (docs/security.md#headers). */
const HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const LEAKS = ['server', 'x-powered-by', 'set-cookie']
/** Links that need a session. */
const NOT_FOLLOWED = /^\/(?:en\/)?(?:admin|appsadmin|usersadmin|appsrequestadmin)\b/

const inside = (url: string, origin: string) => new URL(url, origin).origin === origin
/** A filter or a tag in the query shows the same page. */
const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? ''

/** Reads every page reachable from the site map and the home pages. */
async function crawl(page: Page, origin: string) {
  const pages = new Map<string, PageFacts>()
  const files = new Set<string>()
  const queue = [...(await addressesOfSiteMap(origin)), `${origin}/`, `${origin}/en/`]
  for (const address of queue) {
    if (pages.has(address) || files.has(address)) continue
    const response = await fetch(address)
    expect(response.status, address).toBe(200)
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      await response.body?.cancel()
      files.add(address)
      continue
    }
    expectHeaders(response, address)
    const facts = await readPage(page, await response.text(), address)
    pages.set(address, facts)
    for (const link of [...facts.links, ...facts.files])
      if (inside(link, origin) && !NOT_FOLLOWED.test(new URL(link).pathname)) queue.push(withoutQuery(link))
  }
  return { pages, files }
}

async function addressesOfSiteMap(origin: string): Promise<string[]> {
  const read = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '')
  const maps = await read(`${origin}/sitemap-index.xml`)
  return (await Promise.all(maps.map(read))).flat()
}

function expectHeaders({ headers }: Response, address: string) {
  for (const [name, value] of Object.entries(HEADERS))
    expect(headers.get(name), `${name} of ${address}`).toBe(value)
  for (const name of LEAKS) expect(headers.get(name), `${name} of ${address}`).toBeNull()
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy, address).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(policy, address).not.toMatch(/unsafe|\*/)
  const camera = /\/debug$/.test(address) ? 'camera=(self)' : 'camera=()'
  expect(headers.get('permissions-policy'), address).toContain(camera)
}

test('every link and file of every page is there; pages know their languages, share pictures and data', async ({
  page,
  portal,
}) => {
  const { pages, files } = await crawl(page, portal.url)
  expect(pages.size).toBeGreaterThan(60)
  expect(files.size).toBeGreaterThan(20)
  for (const [address, facts] of pages) {
    expect(facts.headings, `h1 of ${address}`).toBe(1)
    expect(facts.title, address).not.toBe('')
    expect(facts.brokenFragments, `fragments of ${address}`).toEqual([])
    for (const link of facts.links.filter((one) => !inside(one, portal.url)))
      expect(link, address).toMatch(/^(?:https:\/\/|mailto:[^?]+@)/)
    if (facts.isHidden) continue
    expect(facts.canonical, address).toBe(address)
    expect(facts.alternates.map(({ language }) => language).sort(), address).toEqual([
      'en',
      'fr',
      'x-default',
    ])
    for (const { href } of facts.alternates)
      expect(pages.has(href), `${href}, named by ${address}`).toBe(true)
    expect(facts.description.length, address).toBeGreaterThan(20)
    expect(files.has(facts.shareImage), `share picture of ${address}`).toBe(true)
  }
  const app = pages.get(`${portal.url}/en/apps/VISIOSTOCK`)
  expect(app?.data).toMatchObject([
    { '@type': 'SoftwareApplication', name: 'Warehouse Eye', inLanguage: 'en' },
  ])
})

test('the manifest, its icons and the robots file answer', async ({ portal }) => {
  const { data } = await portal.call('GET', '/manifest.webmanifest')
  expect(data.icons.length).toBeGreaterThan(1)
  for (const path of ['/favicon.ico', ...data.icons.map(({ src }: { src: string }) => src)])
    expect((await portal.call('HEAD', path)).status, path).toBe(200)
  expect((await portal.call('GET', '/robots.txt')).text).toContain(`${portal.url}/sitemap-index.xml`)
})

test('what is not there is a 404 in the language of its address', async ({ portal }) => {
  for (const [prefix, language] of [
    ['', 'fr'],
    ['/en', 'en'],
  ])
    for (const path of ['/nothing', '/apps/NOTHING1', '/terms/more', '/user/a/b', '/%00', '/index.php']) {
      const { status, text, headers } = await portal.call('GET', prefix + path)
      expect(status, prefix + path).toBe(404)
      if (path === '/%00') continue
      expect(text, prefix + path).toContain(`<html lang="${language}"`)
      expectHeaders({ headers } as Response, prefix + path)
    }
  expect((await portal.call('GET', '/_astro/nothing.js')).status).toBe(404)
})

test('HEAD says what GET would send', async ({ portal }) => {
  for (const path of [
    '/',
    '/en/',
    '/apps',
    '/apps/VISIOSTOCK',
    '/share.png',
    '/robots.txt',
    '/nothing',
    '/admin',
  ])
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const [get, head] = [
        await portal.call('GET', path, { headers }),
        await portal.call('HEAD', path, { headers }),
      ]
      const name = `${path} as ${encoding}`
      expect(head.status, name).toBe(get.status)
      expect(head.text, name).toBe('')
      for (const header of ['content-length', 'content-type', 'content-encoding', 'etag', 'vary'])
        expect(head.headers.get(header), `${header} of ${name}`).toBe(get.headers.get(header))
      expect(Number(get.headers.get('content-length')), name).toBeGreaterThan(0)
    }
})

test('a visitor who only looks leaves no trace, but for the partner', async ({ page, context }) => {
  const traces = async () => ({
    cookies: await context.cookies(),
    ...(await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))),
  })
  const local = { currentPartenaireId: 'enseigne' }
  const onlyPartner = { cookies: [], local, session: {}, databases: [], caches: [], workers: 0 }
  for (const path of ['/', '/apps', '/apps/VISIOSTOCK', '/terms', '/signin', '/register']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await traces(), path).toEqual(onlyPartner)
  }
  await page.goto('/partenaire-1')
  expect(await traces()).toEqual({ ...onlyPartner, local: { currentPartenaireId: 'partenaire-1' } })
})
