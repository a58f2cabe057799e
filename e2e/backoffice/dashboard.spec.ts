import { LANGUAGES } from '@portal/contract/rules'
import { expectAccessible } from '../axe.ts'
import { expectNoOverflow } from '../gates/places.ts'
import { expect, test } from './console.ts'

for (const language of LANGUAGES)
  test.describe(`the dashboard, in ${language}:`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })

    test('figures beside those before, each as many as its list, on a phone too', async ({
      page,
      openConsole,
      messages: { dashboard },
    }) => {
      await openConsole('/')
      const main = page.getByRole('main')
      const way = main.getByRole('table').filter({ hasText: dashboard.ofStepBefore })
      await expect(way.getByRole('row')).toHaveCount(6)
      for (const chart of [dashboard.funnel, dashboard.overTime, dashboard.byApp, dashboard.byCategory])
        await expect(main.getByRole('img', { name: chart })).toBeVisible()
      await expect(main.getByText(/^[+−-]\d+\s?% /).first()).toBeVisible()
      await expect(main.getByRole('heading', { name: dashboard.catalogue.awaited })).toBeVisible()
      await expectAccessible(page)

      const requests = way.getByRole('row', { name: dashboard.requests }).getByRole('link')
      const count = await requests.textContent()
      await requests.press('Enter')
      await expect(page).toHaveTitle(new RegExp(`\\(${count}\\)`))

      await page.setViewportSize({ width: 360, height: 740 })
      await openConsole('/')
      await expect(page.locator('main [role=img]').nth(3)).toBeVisible()
      await expectNoOverflow(page)
    })

    test('the oldest request is decided there, and taken back', async ({
      page,
      openConsole,
      messages: { requestsAdmin },
    }) => {
      await openConsole('/')
      const grants = page.getByRole('main').locator('[id^="grant-"]')
      await expect(grants.nth(1)).toBeVisible()
      const first = await grants.first().getAttribute('id')
      await grants.first().press('Enter')
      await expect(page.locator(`#${first}`)).toHaveCount(0)
      await expect(grants.first()).toBeFocused()
      await page.getByRole('button', { name: requestsAdmin.undo.button }).press('Enter')
      await expect(page.locator(`#${first}`)).toBeFocused()
    })
  })
