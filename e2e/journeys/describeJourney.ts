import { HOUR_MS, type Language } from '@portal/contract/rules'
import { expect, PASSWORD, test } from '../fixtures.ts'
import {
  APP,
  appName,
  expectClosedDoor,
  explore,
  filterByCategory,
  grantInConsole,
  openDemo,
  register,
} from './visitorJourney.ts'

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const
/** The browser logs refusals that belong to the story: an ended access token, the closed door. */
const REFUSALS = /status of 40[13]|WebSocket connection/

/** Tests the main journey in one language, with and without an administrator. */
export function describeJourney(language: Language) {
  test.describe(`in ${language === 'fr' ? 'French' : 'English'}`, () => {
    const locale = LOCALES[language]
    test.use({ language, locale })
    test.beforeEach(({ quiet }) => quiet.allow(REFUSALS))

    test('a visitor asks, an administrator grants, the demo opens and closes on time', async ({
      page,
      portal,
      messages,
      at,
      browser,
    }) => {
      const scene = { portal, language, messages, at }
      const { accessState } = messages.vocabulary
      const email = `visite-${crypto.randomUUID()}@exemple.fr`
      const visitor = { email, password: PASSWORD, prenom: 'Camille', nom: 'Durand' }
      const name = await appName(scene)

      await test.step('the catalogue, filtered by category', async () => {
        await page.goto(at('/'))
        await filterByCategory(page, scene)
      })
      await test.step('an online app asks who one is; registration, welcomed', async () => {
        await explore(page, scene, name)
        await register(page, scene, visitor)
      })
      await test.step('the remembered app: the registration asked for it', async () => {
        await expect(page.getByText(messages.common.requestTestAppConfirmWait)).toBeVisible()
        await page.goto(at('/userapps/'))
        await expect(page.getByText(name).first()).toBeVisible()
        await expect(page.getByText(accessState.waiting).first()).toBeVisible()
      })
      await test.step('an administrator grants an hour in the console', async () => {
        const context = await browser.newContext({ baseURL: portal.url, locale })
        await grantInConsole(context, scene, email)
        await context.close()
      })
      const demo =
        await test.step('the user opens the app: a new tab that greets and counts down', async () => {
          await page.reload()
          await expect(page.getByText(accessState.granted).first()).toBeVisible()
          const tab = await openDemo(page, scene, messages.access.open, visitor.prenom)
          await expect(tab.getByRole('timer').first()).toContainText('59')
          await page.reload()
          await expect(page.getByText(accessState.running).first()).toBeVisible()
          return tab
        })
      await test.step('time over: the door closes and leads back, the user may ask again', async () => {
        await portal.advance(HOUR_MS)
        await expectClosedDoor(demo, scene)
        await demo.getByRole('link').first().click()
        await expect(demo).toHaveURL((url) => url.origin === portal.url)
        await page.reload()
        await expect(page.getByRole('button', { name: messages.access.askAgain })).toBeVisible()
      })
    })

    test('with auto-grant on, the demo opens without an administrator', async ({
      page,
      portal,
      messages,
      at,
      newUser,
      signIn,
    }) => {
      const scene = { portal, language, messages, at }
      await portal.setParameter('access.autoGrant', 'true')
      try {
        const person = await newUser()
        await signIn(page, person)
        await page.goto(at(`/?category=${APP.category}`))
        await explore(page, scene, await appName(scene))
        const demo = await openDemo(page, scene, messages.common.gotToApp, person.prenom)
        await portal.advance(4 * HOUR_MS)
        await expectClosedDoor(demo, scene)
      } finally {
        await portal.setParameter('access.autoGrant', 'false')
      }
    })
  })
}
