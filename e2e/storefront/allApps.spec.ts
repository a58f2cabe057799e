import { Roles } from '@portal/contract/rules'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

type App = { name: string; created_at: string }

/** Names on the first page of a list. */
const shown = (names: string[]) => names.slice(0, 24)

test('the list is kept, without a flash of the cards', async ({ page, messages: { catalogue } }) => {
  await page.goto('/apps')
  const list = page.getByRole('button', { name: catalogue.viewList })
  const cards = page.getByRole('button', { name: catalogue.viewCards })
  await expect(cards).toHaveAttribute('aria-pressed', 'true')
  await list.click()
  await expect(list).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/en/apps', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-view', 'list')
  await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  const [first, second] = await page.locator('[data-app]').all()
  const [one, other] = [await first?.boundingBox(), await second?.boundingBox()]
  expect(other?.x).toBe(one?.x)
  expect(other?.y).toBeGreaterThan(one?.y ?? 0)
  await expectAccessible(page)
  await page.goto('/')
  expect(await page.locator('html').getAttribute('data-view')).toBeNull()
})

test('the order stays in the address, also where words are looked for', async ({
  page,
  portal,
  messages: { catalogue },
}) => {
  const { data } = await portal.call('GET', '/v1/publicsapps/')
  const apps = data as App[]
  const names = page.locator('[data-results] .app__name')
  await page.goto('/apps')
  const sort = page.getByLabel(catalogue.sort)
  await sort.focus()
  await sort.selectOption({ label: catalogue.sorts.name })
  await expect(page).toHaveURL(/\?sort=name$/)
  const { compare } = new Intl.Collator('fr')
  await expect(names).toHaveText(shown(apps.map(({ name }) => name).toSorted(compare)))
  await page.reload()
  await expect(sort).toHaveValue('name')
  await expect(names).toHaveText(shown(apps.map(({ name }) => name).toSorted(compare)))
  await sort.selectOption({ label: catalogue.sorts.new })
  const newest = apps.toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  await expect(names).toHaveText(shown(newest.map(({ name }) => name)))
  await page.getByRole('searchbox').fill('vision')
  await expect(page).toHaveURL(/\?q=vision&sort=new$/)
  await sort.selectOption({ label: catalogue.sorts.order })
  await expect(page).toHaveURL(/\?q=vision$/)
})

for (const path of ['/', '/apps', '/apps/VISIOSTOCK'])
  test(`${path}: a tag leads to the apps that carry it`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: '#vision' }).first().click()
    await expect(page).toHaveURL(/\/apps\?q=%23vision$/)
    await expect(page.locator('[data-results] .app__name')).toHaveText(['Œil d’entrepôt', 'Rayon plein'])
    await expect(page.getByRole('searchbox')).toHaveValue('#vision')
  })

for (const [path, feed] of [
  ['/apps', '/feed.atom'],
  ['/en/', '/en/feed.atom'],
] as const)
  test(`${path} names its feed, which holds the newest first`, async ({ page, portal }) => {
    await page.goto(path)
    const link = page.locator('link[rel=alternate][type="application/atom+xml"]')
    await expect(link).toHaveAttribute('href', feed)
    const answer = await page.request.get(feed)
    expect(answer.headers()['content-type']).toMatch(/^application\/atom\+xml/)
    const text = await answer.text()
    const { data } = await portal.call('GET', '/v1/publicsapps/')
    const [entry, names, dates] = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml')
      const all = (name: string) =>
        [...read.querySelectorAll(`entry > ${name}`)].map((one) => one.textContent)
      return [read.querySelectorAll('parsererror').length, all('title'), all('published')] as const
    }, text)
    expect(entry).toBe(0)
    expect(names).toHaveLength((data as App[]).length)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${portal.url}${feed}"/>`)
  })

test('words that found nothing are counted, and an editor reads them', async ({
  page,
  portal,
  newUser,
  signIn,
  messages: { dashboard },
}) => {
  await page.goto('/apps')
  await page.getByRole('searchbox').fill('hydravion')
  const { data } = await portal.call('POST', '/v1/token/', { body: portal.admin })
  await expect
    .poll(async () => (await portal.call('GET', '/v1/search/misses/', { token: data.access_token })).data)
    .toContainEqual(expect.objectContaining({ words: 'hydravion', count: 1 }))

  const editor = await newUser()
  await portal.call('PUT', `/v1/users/${editor.id}`, {
    token: data.access_token,
    body: { roles: Roles.editor },
  })
  await signIn(page, editor)
  await page.goto('/admin')
  const title = page.getByRole('heading', { name: dashboard.catalogue.missed })
  await page.locator('.MuiCard-root', { has: title }).getByRole('link').click()
  await expect(page).toHaveURL(/search\/misses/)
  await expect(page.getByRole('row', { name: 'hydravion' })).toBeVisible()
})
