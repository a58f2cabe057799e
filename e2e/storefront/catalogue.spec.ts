import type { Page } from '@playwright/test'
import { forkPortal } from '@portal/demo/test'
import { interpolate } from '@portal/messages'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

type App = { id: number; name: string; code: string; category: number; status: number }

/** Answers with a newer catalogue than the page was built from. */
const answerWith = (page: Page, apps: readonly App[]) =>
  page.route('**/v1/publicsapps/', (route) => route.fulfill({ json: apps }))

/** Expects the empty-catalogue text, and no filter or search. */
async function expectBare(page: Page, title: string, noResult: string) {
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText(noResult)).toBeHidden()
  await expect(page.locator('[data-app]')).toHaveCount(0)
  for (const control of ['.filters', '.search', '.catalogue__search', '.views'])
    for (const one of await page.locator(control).all()) await expect(one).toBeHidden()
}

for (const path of ['/', '/apps'])
  test(`${path}, open while the catalogue changes, shows the new one in place`, async ({
    page,
    portal,
    messages: { catalogue },
  }) => {
    const { data } = await portal.call('GET', '/v1/publicsapps/')
    const apps = data as App[]
    const [first, second] = apps as [App, App]
    await answerWith(page, [{ ...second, name: 'Une application toute neuve' }, first])
    await page.goto(path)
    const names = page.locator('[data-results] .app__name')
    await expect(names).toHaveText(['Une application toute neuve', first.name])

    const rest = Array.from({ length: 60 }, (_, index) => ({
      ...first,
      id: 1000 + index,
      code: `NEUVE${index}`,
      name: `Nouvelle ${index}`,
      category: 1 + (index % 5),
    }))
    await answerWith(page, rest)
    await page.reload()
    // The list grows from top to bottom and moves what is below until it is complete.
    await expect(names.nth(23)).toHaveText('Nouvelle 23')
    // By the keyboard: cards that come into view take their height, and move the button away from a mouse.
    await page.getByRole('button', { name: catalogue.showMore }).press('Enter')
    await expect(names).toHaveCount(48)
    await expect(page.locator('[data-app="1024"] a').first()).toBeFocused()
    await page.goto(`${path}?category=2`)
    await expect(names).toHaveText(rest.filter(({ category }) => category === 2).map(({ name }) => name))
  })

for (const path of ['/', '/en/', '/apps', '/en/apps'])
  test(`the template of ${path} leads a crawler nowhere`, async ({ page }) => {
    await page.goto(path)
    const addresses = await page
      .locator('#app-template')
      .evaluate((template: HTMLTemplateElement) =>
        [...template.content.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      )
    expect(addresses).toEqual([null])
  })

for (const path of ['/', '/apps'])
  test(`${path}: the search is reached by a key, and forgives a slip`, async ({ page }) => {
    await page.goto(path)
    const names = page.locator('[data-results] .app__name')
    const [first = ''] = await names.allTextContents()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('enrgie')
    await expect(names).toHaveText(['Jumeau énergie'])
    await expect(page.locator('[data-results] mark').first()).toHaveText('énergie')
    await expect(page).toHaveURL(/\?q=enrgie$/)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('stocktaking')
    await expect(names).toHaveText(['Œil d’entrepôt'])
    await page.getByRole('searchbox').fill('')
    await expect(names.first()).toHaveText(first)
    await expect(page.locator('[data-results] mark')).toHaveCount(0)
  })

test('a page that has come to rest shows every card, without a scroll', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const last = page.locator('.card h3').last()
  const isDrawn = () => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isDrawn, { timeout: 1000 }).toBe(true)
})

test('the results of a search are not behind the keyboard of a phone', async ({
  page,
  messages: { catalogue },
}) => {
  await page.setViewportSize({ width: 360, height: 420 })
  await page.goto('/')
  await page.getByRole('searchbox', { name: catalogue.search }).pressSequentially('energie')
  await expect(page.locator('mark').first()).toBeAttached()
  await expect(page.locator('.card').first()).toBeInViewport({ ratio: 0.3 })
})

test('a search in vain repeats the words, offers what was meant, and whom to ask', async ({
  page,
  messages: { catalogue },
}) => {
  await page.goto('/apps?q=caarboonne')
  await expect(page.getByText(interpolate(catalogue.noResultFor, { words: 'caarboonne' }))).toBeVisible()
  await expect(page.getByText(catalogue.nearest)).toBeVisible()
  await expect(page.locator('[data-results] .app__name').first()).toHaveText('Empreinte de commande')
  await expect(page.getByRole('link', { name: catalogue.askLab })).toHaveAttribute(
    'href',
    /^mailto:.*caarboonne/,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: catalogue.meant }).click()
  await expect(page).toHaveURL(/\?q=carbone$/)
  await expect(page.getByText(catalogue.nearest)).toBeHidden()
  await expect(page.locator('[data-results]')).toBeFocused()
})

for (const path of ['/', '/apps'])
  test(`${path}, open while one app changes, leaves all others as they stand`, async ({ page, portal }) => {
    const { data } = await portal.call('GET', '/v1/publicsapps/')
    const [first, ...others] = data as [App, ...App[]]
    const items = page.locator('[data-results] > [data-app]')
    await page.route('**/v1/publicsapps/', async (route) => {
      await items.evaluateAll((elements) => {
        for (const element of elements) Object.assign(element, { stood: true })
      })
      await route.fulfill({ json: [{ ...first, name: 'Une application renommée' }, ...others] })
    })
    await page.goto(path)
    await expect(page.locator('.app__name').first()).toHaveText('Une application renommée')
    await expect
      .poll(() => items.evaluateAll((elements) => elements.filter((element) => 'stood' in element).length))
      .toBe((await items.count()) - 1)
  })

for (const path of ['/', '/apps'])
  test(`${path}, open while the catalogue becomes empty, says so kindly`, async ({
    page,
    messages: { catalogue },
  }) => {
    await answerWith(page, [])
    await page.goto(path)
    await expectBare(page, catalogue.empty, catalogue.noResult)
    await expectAccessible(page)
  })

test('a portal without any app says so kindly, in both languages', async ({ page, messages, quiet }) => {
  quiet.allow(/^foreign request/)
  const portal = await forkPortal(process.env.PORTAL_TEMPLATE ?? '', { isEmpty: true })
  try {
    for (const path of ['/', '/apps']) {
      await page.goto(portal.url + path)
      await expectBare(page, messages.catalogue.empty, messages.catalogue.noResult)
      await page.goto(`${portal.url}/en${path}`)
      await expect(page.getByText('The catalogue is on its way')).toBeVisible()
    }
    // Leaves the page, so that its requests do not meet a closed server.
    await page.goto('about:blank')
  } finally {
    await portal.close()
  }
})

test('a newer catalogue is drawn without fetching the one of the build', async ({ page, portal }) => {
  const { data } = await portal.call('GET', '/v1/publicsapps/')
  const [first] = data as [App]
  await answerWith(page, [{ ...first, name: 'Une application toute neuve' }])
  let fetched = 0
  await page.route('**/catalogue/fr.json', (route) => {
    fetched++
    return route.continue()
  })
  await page.goto('/')
  await expect(page.locator('[data-results] .app__name')).toHaveText(['Une application toute neuve'])
  await page.getByRole('button', { name: /^Responsable/ }).click()
  await expect(page).toHaveURL(/category=1/)
  expect(fetched).toBe(0)
})

test('a newer catalogue that cannot be read leaves the page as it is, and in working order', async ({
  page,
  messages: { common },
}) => {
  await page.route('**/v1/publicsapps/', (route) => route.fulfill({ body: 'no list' }))
  // Other tests may have added apps: here the page carries all of them.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/data-total="\d+"/, 'data-total="1"')
    await route.fulfill({ response, body })
  })
  const answered = page.waitForResponse('**/v1/publicsapps/')
  await page.goto('/')
  await answered
  await page.getByRole('button', { name: /^Responsable/ }).click()
  await expect(page.locator('[data-results] > :not([data-category="1"])')).toHaveCount(0)
  await expect(page.locator('[data-results] > [data-category="1"]').first()).toBeVisible()
  await expect(page.getByText(common.networkError)).toBeHidden()
})

test('an English card says in French only what has no English text, and marks it as French', async ({
  page,
  portal,
}) => {
  const { data } = await portal.call('GET', '/v1/publicsapps/')
  const [first] = data as [App]
  const texts = { name: 'Comptoir', name_en: null, description: 'Un texte', description_en: 'A text' }
  const english = { category_en: 'Shop floor', tags: 'caisse', tags_en: 'till' }
  await answerWith(page, [{ ...first, ...texts, ...english }])
  await page.goto('/en/')
  const card = page.locator('[data-results] > [data-app]')
  await expect(card).toHaveCount(1)
  await expect(card.locator('.app__name')).toHaveText('Comptoir')
  await expect(card.locator('.app__name')).toHaveAttribute('lang', 'fr')
  await expect(card.locator('.app__description')).toHaveText('A text')
  await expect(card.locator('.app__tags')).toHaveText('#till')
  await expect(card.locator('.app__category')).toHaveText('Shop floor')
  for (const part of ['description', 'tags'])
    await expect(card.locator(`.app__${part}`)).not.toHaveAttribute('lang')
})
