import { LANGUAGES } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { APPS, findApp, WIDTHS } from './places.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language}, accessible:`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })

    test('dialogs and menus of a visitor', async ({ page, portal, messages, at, newUser, signIn }) => {
      const { catalogue, shell, access, scanner } = messages
      const label = async (text: string, code: string) =>
        interpolate(text, await findApp(portal, code, language))
      const open = async (name: string) => {
        await page.getByRole('button', { name, exact: true }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
      }
      await page.setViewportSize({ width: WIDTHS.phone, height: 740 })
      await page.goto(at('/'))
      await page.getByRole('button', { name: shell.menu, exact: true }).click()
      await expect(page.locator('#visitor-menu').getByRole('link')).toHaveCount(2)
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await open(await label(catalogue.seeVideoOf, APPS.memberVideo))
      await expect(page.getByRole('dialog').getByText(catalogue.videoIdentify)).toBeVisible()
      await page.keyboard.press('Escape')
      await open(await label(catalogue.exploreApp, APPS.online))
      await expect(page.getByRole('dialog', { name: access.identifyTitle })).toBeVisible()

      await page.goto(at('/debug'))
      await open(scanner.explore)

      const { access_token: token } = await signIn(page, await newUser())
      await page.goto(at('/'))
      await open(await label(catalogue.seeVideoOf, APPS.memberVideo))
      await expect(page.getByRole('dialog').locator('video')).toBeVisible()
      await page.keyboard.press('Escape')
      await open(await label(catalogue.exploreApp, APPS.online))
      await expect(page.getByRole('dialog', { name: access.requestTitle })).toBeVisible()
      const { id } = await findApp(portal, APPS.online, language)
      await portal.call('POST', `/v1/users/requestappaccess/${id}`, { token, body: {} })
      await page.goto(at('/'))
      await open(await label(catalogue.exploreApp, APPS.online))
      await expect(page.getByRole('dialog', { name: access.waitTitle })).toBeVisible()

      await page.goto(at('/account?panel=deletion'))
      await open(messages.account.deletionSubmit)
    })
  })

test('nothing moves for those who asked for less motion', async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('/'))
  const longest = await page.evaluate(() => {
    const seconds = (text: string) => Math.max(...text.split(',').map(Number.parseFloat))
    const times = [...document.querySelectorAll('*')].map((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return Math.max(seconds(transitionDuration), seconds(animationDuration))
    })
    return Math.max(...times)
  })
  expect(longest).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})
