import { LANGUAGES } from '@portal/contract/rules'
import { expectAccessible } from '../axe.ts'
import { expect, test } from './console.ts'

const FINGER_PX = 44

for (const language of LANGUAGES)
  test.describe(`the order on a phone, in ${language}:`, () => {
    test.use({ language, viewport: { width: 360, height: 740 }, hasTouch: true })

    test('arrows and numbers move an app, keep the focus and are announced', async ({
      page,
      openConsole,
      messages: { appsAdmin },
    }) => {
      await openConsole('/manageapps/order')
      const row = page.getByRole('main').getByRole('listitem')
      const name = (await row.first().locator('p').first().textContent()) ?? ''
      const moved = row.filter({ hasText: name })
      const down = moved.getByRole('button').last()
      const size = await down.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(FINGER_PX)
      await down.tap()
      await expect(down).toBeFocused()
      await expect(moved.getByRole('textbox')).toHaveValue('2')
      await expect(page.getByText(appsAdmin.order.saved)).toBeVisible()

      const place = moved.getByRole('textbox')
      await place.fill('1')
      await place.press('Enter')
      await expect(place).toBeFocused()
      await expect(row.first()).toContainText(name)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
