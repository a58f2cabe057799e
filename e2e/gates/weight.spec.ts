import type { APIRequestContext, Page, Request } from '@playwright/test'
import { inLanguage, LANGUAGES } from '@portal/contract/rules'
import { interpolate, messagesOf } from '@portal/messages'
import { expect, test } from '../fixtures.ts'
import { ALIVE_FORM, APPS, findApp, publicPlaces } from './places.ts'

/** Budgets in bytes on the wire (brotli); docs/performance.md. Sizes only: the bench measures times. */
const FIRST_FLIGHT = 14_000
/** Ten TCP segments, which a server sends at once (RFC 6928): one byte more costs a round trip. */
const FIRST_SEGMENTS = 10 * 1_460
const INLINE_SCRIPT = 3_000
const REACT = 85_000
/** Limits for the frame that stands before a slow line has waited twice: no React, and no long queue of files. */
const FIRST_DIALOG = { files: 6, bytes: 12_000 }
const FONTS = { files: 2, bytes: 60_000 }

/** Collects the page's requests from now on. */
function traffic(page: Page) {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const bytes = async (belongs: (request: Request) => boolean) => {
    const sizes = await Promise.all(finished.filter(belongs).map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  return { finished, bytes }
}
const isScript = (request: Request) =>
  request.resourceType() === 'script' || /\.m?js(?:$|\?)/.test(request.url())
const isFont = (request: Request) => request.resourceType() === 'font'
const isFirst = (request: Request) =>
  ['document', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()) || isScript(request)

const idle = (page: Page) => page.waitForLoadState('networkidle')

/** Waits for pages of today's catalogue: after a change, until the site is published, they fetch the newer list. */
test.beforeEach(async ({ request }) => {
  await expect(async () => {
    const page = await (await request.get('/')).text()
    const [, etag = ''] = /data-etag="([^"]*)"/.exec(page) ?? []
    const headers = { 'If-None-Match': etag.replaceAll('&quot;', '"') }
    expect((await request.get('/v1/publicsapps/', { headers })).status()).toBe(304)
  }).toPass({ timeout: 30_000 })
})

/** Weighs a page and its headers as HTTP/1.1 sends them. */
async function weigh(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers()['content-encoding']).toBe('br')
  const statusLine = `HTTP/1.1 ${answer.status()} ${answer.statusText()}`
  const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}`)
  const head = [statusLine, ...lines, '', ''].join('\r\n')
  return head.length + Number(answer.headers()['content-length'])
}

for (const language of LANGUAGES)
  test(`every public page comes at once: ${language}`, async ({ request, portal }) => {
    const places = await publicPlaces({ portal, messages: messagesOf(language), language })
    const weights = await Promise.all(
      places.map(async ({ path }) => ({ path, bytes: await weigh(request, inLanguage(language, path)) })),
    )
    expect(weights.filter(({ bytes }) => bytes > FIRST_SEGMENTS)).toEqual([])
  })

for (const path of ['/', '/en/'])
  test(`${path} fits the first flight, asks for no script, and brings two fonts`, async ({ page }) => {
    const { finished, bytes } = traffic(page)
    await page.goto(path)
    await idle(page)
    expect(await bytes(isFirst)).toBeLessThanOrEqual(FIRST_FLIGHT)
    expect(finished.filter(isScript).map((request) => request.url())).toEqual([])
    const inline = await page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .evaluateAll((scripts) => scripts.reduce((sum, script) => sum + (script.textContent ?? '').length, 0))
    expect(inline).toBeLessThanOrEqual(INLINE_SCRIPT)
    expect(finished.filter(isFont).length).toBeLessThanOrEqual(FONTS.files)
    expect(await bytes(isFont)).toBeLessThanOrEqual(FONTS.bytes)
  })

test('the dialog of a visitor brings little script, in few files', async ({ page, portal, messages }) => {
  const { finished, bytes } = traffic(page)
  await page.goto('/')
  const name = interpolate(messages.catalogue.exploreApp, await findApp(portal, APPS.online, 'fr'))
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name: messages.access.identifyTitle })).toBeVisible()
  await idle(page)
  expect(finished.filter(isScript).length).toBeLessThanOrEqual(FIRST_DIALOG.files)
  expect(await bytes(isScript)).toBeLessThanOrEqual(FIRST_DIALOG.bytes)
})

test('the dialog of a member brings React, within its budget', async ({
  page,
  portal,
  messages,
  newUser,
  signIn,
}) => {
  await signIn(page, await newUser())
  const { finished, bytes } = traffic(page)
  await page.goto('/')
  const name = interpolate(messages.catalogue.exploreApp, await findApp(portal, APPS.online, 'fr'))
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name: messages.access.requestTitle })).toBeVisible()
  await idle(page)
  expect(finished.some(isScript)).toBe(true)
  expect(await bytes(isScript)).toBeLessThanOrEqual(REACT)
})

// One test each: files of an earlier page would come from the cache.
for (const path of ['/signin', '/register', '/account'])
  test(`${path} stays within the same budget`, async ({ page, newUser, signIn }) => {
    if (path === '/account') await signIn(page, await newUser())
    const { bytes } = traffic(page)
    await page.goto(path)
    await page.locator(`${ALIVE_FORM}, [role=tabpanel]`).first().waitFor()
    await idle(page)
    expect(await bytes(isScript)).toBeLessThanOrEqual(REACT)
  })
