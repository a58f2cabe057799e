import { expect, test } from '../fixtures.ts'
import { artefact, keep } from './pictures.ts'
import { expectNoOverflow, WIDTHS } from './places.ts'

test('texts as long as they may be stay within their card and their page', async ({
  page,
  portal,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  const { data: admin } = await portal.call('POST', '/v1/token/', { body: portal.admin })
  const token = admin.access_token
  const name = `Anticonstitutionnellement${'x'.repeat(20)} et ${'très '.repeat(12)}long`
  const { data: app } = await portal.call('POST', '/v1/apps/', {
    token,
    body: {
      name,
      code: 'LONGTEXT',
      category: 2,
      status: 2,
      url: `${portal.demoUrl}/LONGTEXT/`,
      is_active_url: true,
      order: 0,
      version: '2026.11.20-rc.1',
      description: `${'Une phrase qui ne finit pas, '.repeat(60)}\n\n${'x'.repeat(200)}`,
      tags: `${'étiquette-sans-fin-'.repeat(6)},${'tag,'.repeat(40)}fin`,
      badge: 'W'.repeat(40),
    },
  })
  try {
    await expect(async () => {
      expect((await page.goto('/apps/LONGTEXT'))?.status()).toBe(200)
    }).toPass({ timeout: 90_000 })
    for (const [place, path, title] of [
      ['app-long', '/apps/LONGTEXT', name],
      ['apps-long', '/apps?q=anticonstitutionnellement', messages.catalogue.appsTitle],
      ['home-long', '/?category=2', messages.catalogue.homeTitle],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(name).first()).toBeVisible()
      await keep(page, { name: place, title }, 'fr')
      await page.setViewportSize({ width: WIDTHS.phone, height: 800 })
      await expectNoOverflow(page)
    }
    for (const path of ['/plan-du-site', `/register?app=${app.id}`]) {
      await page.goto(path)
      await expect(page.getByText(name).first()).toBeVisible()
      await expectNoOverflow(page)
    }
    await page.goto('/apps/LONGTEXT')
    await page
      .getByRole('button', { name: /^Explorer/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: messages.common.close })).toBeInViewport({ ratio: 1 })
  } finally {
    await portal.call('DELETE', `/v1/apps/${app.id}`, { token })
  }
})

test('a search for one long word stays within its page', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 800 })
  const word = 'x'.repeat(100)
  await page.goto(`/apps?q=${word}`)
  await expect(page.getByText(word)).toBeVisible()
  await expectNoOverflow(page)
})

test('text of twice its size breaks no word of a title on a phone, and nothing is cut off', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 740 })
  for (const path of ['/', '/apps', '/apps/VISIOSTOCK', '/signin', '/register', '/terms']) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoOverflow(page)
    expect(await page.evaluate(brokenWords), path).toEqual([])
  }
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page
    .getByRole('button', { name: /^Explorer/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: messages.access.identifyTitle })).toBeVisible()
  expect(await page.evaluate(brokenWords)).toEqual([])
})

/** Finds words of titles that break over two lines without a hyphen. Runs in the page. */
function brokenWords() {
  const broken: string[] = []
  for (const title of document.querySelectorAll('h1, h2')) {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
  }
  return broken
}

test('the way back to the top stands on no button of a form', async ({ page }) => {
  for (const width of [320, WIDTHS.phone, 640, WIDTHS.tablet, 1024, WIDTHS.desktop]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/register')
    const covered = await page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const toTop = edge('.to-top')
      const show = edge('.input-group .button')
      return !toTop || !show || (toTop.left < show.right && show.left < toTop.right)
    })
    expect(covered, `at ${width} px`).toBe(false)
  }
})

test('a list without a result, and a connection that is lost, help on', async ({ page, messages, quiet }) => {
  const { catalogue } = messages
  quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await page.goto('/apps?q=zzzzz')
  await expect(page.getByText(catalogue.noResultHelp)).toBeVisible()
  await keep(page, { name: 'apps-no-result', title: catalogue.appsTitle }, 'fr')
  await page.getByRole('button', { name: catalogue.reset }).click()
  await expect(page.locator('[data-results] > [data-app]').nth(5)).toBeVisible()

  await page.goto('/')
  await page.context().setOffline(true)
  await page
    .getByRole('button', { name: /^Explorer/ })
    .first()
    .click()
  await expect(page.locator('.snackbar')).toHaveText(messages.common.networkError)
  await page.screenshot({ path: artefact('home-fr-offline.jpg') })
  await page.context().setOffline(false)
  await page
    .getByRole('button', { name: /^Explorer/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: messages.access.identifyTitle })).toBeVisible()
})

test('a category that cannot be shown does not look chosen', async ({ page, messages, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await page.goto('/')
  await page.context().setOffline(true)
  const category = (value: number) => page.locator(`[data-act][data-category="${value}"]`)
  await category(1).click()
  await expect(page.locator('.snackbar')).toHaveText(messages.common.networkError)
  await expect(category(1)).toHaveAttribute('aria-pressed', 'false')
  await expect(category(0)).toHaveAttribute('aria-pressed', 'true')
})
