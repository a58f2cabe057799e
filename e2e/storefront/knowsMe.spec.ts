import type { Page } from '@playwright/test'
import { interpolate } from '@portal/messages'
import { expect, test } from '../fixtures.ts'
import { appOf, decided } from './accesses.ts'

const ONE_HOUR = 2

/** Sums the layout shifts since the page began to load. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 500, 0)
      }),
  )

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a card, the app’s page and the bar tell how one stands, and lead to the next step', async ({
      page,
      portal,
      newUser,
      signIn,
      at,
      messages: { access, mine, shell },
    }) => {
      const person = await newUser()
      const { access_token: token } = await signIn(page, person)
      const app = await appOf({ portal })
      const card = page.locator(`li[data-app="${app.id}"]`)
      const bar = page.locator('[data-mine]')

      await page.goto(at('/'))
      await expect(page.locator('[data-my-name]')).toHaveText(person.prenom)
      await expect(card.locator('.mine')).toHaveCount(0)

      await portal.call('POST', `/v1/users/requestappaccess/${app.id}`, { token, body: {} })
      await page.reload()
      const chip = card.locator('.mine')
      await expect(chip).toHaveAttribute('data-state', 'waiting')
      await expect(bar).toContainText(interpolate(mine.bar.waiting, { count: 1 }))
      await chip.click()
      await expect(page.getByRole('dialog', { name: access.waitTitle })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.goto(at('/apps/VISIOSTOCK'))
      await expect(page.locator('[data-mine-line]')).toHaveAttribute('data-state', 'waiting')
      await bar.click()
      await expect(page.getByRole('heading', { level: 1, name: shell.myApps })).toBeVisible()
    })

    test('a running demo shows its time in the bar and on its card, and nothing moves for it', async ({
      page,
      portal,
      newUser,
      signIn,
      at,
      messages: { access, common, mine },
    }) => {
      const { access_token: token } = await signIn(page, await newUser())
      const { app } = await decided({ portal, token }, 1, ONE_HOUR)
      await page.goto(at(`/?app=${app.id}`))
      const popup = page.waitForEvent('popup')
      await page.getByRole('button', { name: common.gotToApp }).click()
      await (await popup).close()
      await expect(page.getByRole('dialog', { name: access.runningTitle })).toBeVisible()
      await page.goto(at('/'))
      const left = interpolate(mine.minutes, { minutes: 59 })
      await expect(page.locator('[data-mine-left]')).toHaveText(left)
      await expect(page.locator(`li[data-app="${app.id}"] .mine`)).toHaveText(
        interpolate(mine.card.running, { left }),
      )
      expect(await shifts(page)).toBe(0)
    })
  })
