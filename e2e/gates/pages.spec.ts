import type { Page } from '@playwright/test'
import { LANGUAGES } from '@portal/contract/rules'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { requestsInAllStates } from './accesses.ts'
import { keep } from './pictures.ts'
import {
  adminPlaces,
  expectNoOverflow,
  ownPlaces,
  type Place,
  publicPlaces,
  someUuid,
  visit,
} from './places.ts'

/** The home pages carry the portal's title, the others their own and the site's name. */
const tabTitle = (title: string) =>
  title.startsWith('Next by Epsilon') ? title : `${title} – Next Epsilon Apps`

/**
 * Checks a page in one visit: title, a picture and no overflow at each width, axe on a phone and a desktop.
 */
async function expectWorthy(page: Page, place: Place, address: string, language: string) {
  await visit(page, address, place)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page).toHaveTitle(tabTitle(place.title))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.heading ?? place.title)
  await keep(page, place, language, async (width) => {
    await expectNoOverflow(page)
    if (width !== 'tablet') await expectAccessible(page)
  })
}

for (const language of LANGUAGES)
  test.describe(`in ${language}, accessible, within the window, and kept as pictures:`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })

    test('public pages', async ({ page, portal, messages, at, quiet }) => {
      quiet.allow(/status of 404/)
      for (const place of await publicPlaces({ portal, messages, language }))
        await test.step(place.name, () => expectWorthy(page, place, at(place.path), language))
    })

    test('the pages of a person who is signed in', async ({
      page,
      portal,
      messages,
      at,
      newUser,
      signIn,
    }) => {
      const person = await newUser()
      await requestsInAllStates(portal, person.access_token)
      await signIn(page, person)
      for (const place of ownPlaces(messages))
        await test.step(place.name, () => expectWorthy(page, place, at(place.path), language))
    })

    test('the lists of people, and the administrator’s menu', async ({
      page,
      portal,
      messages,
      at,
      signIn,
    }) => {
      const { shell } = messages
      await signIn(page, portal.admin)
      for (const place of adminPlaces(messages, await someUuid(portal)))
        await test.step(place.name, () => expectWorthy(page, place, at(place.path), language))
      await page.getByRole('button', { name: shell.accountMenu }).click()
      await expect(page.getByRole('link', { name: shell.adminParameters })).toBeVisible()
      await expectAccessible(page)
    })
  })
