import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '@portal/contract/rules'
import { expect, test } from '../fixtures.ts'
import { requestsInAllStates } from './accesses.ts'
import { adminPlaces, ownPlaces, type Place, publicPlaces, someUuid, visit, WIDTHS } from './places.ts'

const artefact = (name: string) => new URL(`../artefacts/${name}`, import.meta.url).pathname

/** Pictures that wait for the visitor to scroll would be missing on a picture of the whole page. */
const loadPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => {})
      }),
    ),
  )

/** Takes the page at each width, after seeing that it shows its title. */
async function keep(
  page: Page,
  { name, heading, title }: Pick<Place, 'name' | 'heading' | 'title'>,
  language: string,
) {
  await expect(page.getByRole('heading', { level: 1, name: heading ?? title, exact: true })).toBeVisible()
  for (const [label, width] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width, height: 800 })
    await loadPictures(page)
    await page.screenshot({ path: artefact(`${name}-${language}-${label}.png`), fullPage: true })
  }
}

for (const language of LANGUAGES)
  test.describe(`screens in ${language}:`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })
    test.setTimeout(180_000)

    test('public pages', async ({ page, portal, messages, at, quiet }) => {
      quiet.allow(/status of 404/)
      for (const place of await publicPlaces({ portal, messages, language })) {
        await visit(page, at(place.path), place)
        await keep(page, place, language)
      }
    })

    test('a person’s own pages', async ({ page, portal, messages, at, newUser, signIn }) => {
      const person = await newUser()
      await requestsInAllStates(portal, person.access_token)
      await signIn(page, person)
      for (const place of ownPlaces(messages)) {
        await visit(page, at(place.path), place)
        await keep(page, place, language)
      }
    })

    test('the lists of people', async ({ page, portal, messages, at, signIn }) => {
      await signIn(page, portal.admin)
      for (const place of adminPlaces(messages, await someUuid(portal))) {
        await visit(page, at(place.path), place)
        await keep(page, place, language)
      }
    })

    test('the legal notice on paper', async ({ page, at, messages }) => {
      await page.goto(at('/terms'))
      const path = artefact(`terms-${language}-print.pdf`)
      await page.pdf({ path, format: 'A4' })
      expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('heading', { name: messages.legal.terms.section0.title })).toBeVisible()
    })
  })

test('texts as long as they may be stay within their card and their page', async ({
  page,
  portal,
  messages,
  quiet,
}) => {
  test.setTimeout(180_000)
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
      status: 4,
      order: 0,
      version: '2026.11.20-rc.1',
      description: `${'Une phrase qui ne finit pas, '.repeat(60)}\n\n${'x'.repeat(200)}`,
      tags: `${'étiquette-sans-fin-'.repeat(6)},${'tag,'.repeat(40)}fin`,
      badge: 'Une pastille de quarante caractères !!!',
    },
  })
  try {
    await expect(async () => {
      expect((await page.goto('/apps/LONGTEXT'))?.status()).toBe(200)
    }).toPass({ timeout: 90_000 })
    for (const [at, path] of [
      ['app-long', '/apps/LONGTEXT'],
      ['apps-long', '/apps?q=anticonstitutionnellement'],
      ['home-long', '/?category=2'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(name).first()).toBeVisible()
      const heading = { '/': messages.catalogue.homeTitle, '/apps': messages.catalogue.appsTitle }[
        new URL(page.url()).pathname
      ]
      await keep(page, { name: at, title: heading ?? name }, 'fr')
      await page.setViewportSize({ width: WIDTHS.phone, height: 800 })
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, path).toBeLessThanOrEqual(0)
    }
  } finally {
    await portal.call('DELETE', `/v1/apps/${app.id}`, { token })
  }
})

test('a list without a result, and a connection that is lost, help on', async ({ page, messages, quiet }) => {
  const { catalogue } = messages
  quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await page.goto('/apps?q=zzzzz')
  await expect(page.getByText(catalogue.noResultHelp)).toBeVisible()
  await keep(page, { name: 'apps-no-result', title: catalogue.appsTitle }, 'fr')
  await page.getByRole('button', { name: catalogue.reset }).click()
  await expect(page.getByRole('row').nth(5)).toBeVisible()

  await page.goto('/')
  await page.context().setOffline(true)
  await page
    .getByRole('button', { name: /^Explorer/ })
    .first()
    .click()
  await expect(page.getByText(catalogue.loadError).first()).toBeVisible()
  await page.screenshot({ path: artefact('home-fr-offline.png') })
  await page.context().setOffline(false)
  await page
    .getByRole('button', { name: /^Explorer/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: messages.access.identifyTitle })).toBeVisible()
})
