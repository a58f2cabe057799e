import { HOUR_MS, MINUTE_MS } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expect, test } from '../fixtures.ts'
import { appOf, decided } from './accesses.ts'

const ONE_HOUR = 2
const TEN = { minutes: 10 }

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('what runs stands first and large, and offers more time near its end, once', async ({
      page,
      portal,
      newUser,
      signIn,
      at,
      messages: { access },
      quiet,
    }) => {
      quiet.allow(/status of 401/)
      const { access_token: token } = await signIn(page, await newUser())
      await decided({ portal, token }, 1, ONE_HOUR)
      await page.goto(at('/userapps/'))
      await expect(page.getByRole('heading', { level: 2, name: access.list.granted })).toBeVisible()
      const popup = page.waitForEvent('popup')
      await page.getByRole('button', { name: access.open }).click()
      await (await popup).close()
      const running = page.locator('.access--running')
      await expect(running.locator('img')).toBeVisible()
      await expect(running).toContainText(interpolate(access.extendLater, TEN))

      await portal.advance(HOUR_MS - 5 * MINUTE_MS)
      await page.reload()
      await expect(page.getByRole('timer')).toContainText('4 min')
      await page.getByRole('button', { name: interpolate(access.extend, TEN) }).click()
      await expect(page.getByRole('timer')).toContainText('14 min')
      await expect(page).toHaveTitle(/^14\smin – /)
      const said = page.getByText(access.extended.split('%{date}')[0] ?? '')
      await expect(said).toBeFocused()
      await expect(page.getByRole('button', { name: interpolate(access.extend, TEN) })).toBeHidden()
    })

    test('an access withdrawn while one looks stays in its place and says so', async ({
      page,
      portal,
      newUser,
      signIn,
      at,
      messages: { access },
    }) => {
      const { access_token: token } = await signIn(page, await newUser())
      const { access: record } = await decided({ portal, token }, 1, ONE_HOUR)
      await page.goto(at('/userapps/'))
      await page.getByRole('button', { name: access.open }).focus()
      const { data: admin } = await portal.call('POST', '/v1/token/', { body: portal.admin })
      await portal.call('PUT', `/v1/requestapps/${record.id}`, {
        token: admin.access_token,
        body: { id: record.id, status: 2 },
      })
      // As when one comes back to the tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      const card = page.locator('.access--granted')
      await expect(card.getByRole('alert')).toContainText(access.lostAccess)
      // The focused button is gone.
      await expect(card.getByRole('heading').getByRole('link')).toBeFocused()
      await card.getByRole('button', { name: access.noted }).click()
      await expect(page.locator('.access--history')).toHaveCount(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('a request waits in its group, leads to its app, and is named when it is deleted', async ({
      page,
      portal,
      newUser,
      signIn,
      at,
      messages: { access },
    }) => {
      const { access_token: token } = await signIn(page, await newUser())
      const app = await appOf({ portal })
      const { data: asked } = await portal.call('POST', `/v1/users/requestappaccess/${app.id}`, {
        token,
        body: {},
      })
      await page.goto(at('/userapps/'))
      const group = page.locator('section', { has: page.getByRole('heading', { name: access.list.waiting }) })
      await group.getByRole('heading', { level: 3 }).getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${at('/apps/VISIOSTOCK')}/?$`))

      await page.goBack()
      await expect(group).toBeVisible()
      const { data: admin } = await portal.call('POST', '/v1/token/', { body: portal.admin })
      await portal.call('DELETE', `/v1/requestapps/${asked.id}`, { token: admin.access_token })
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      const name = language === 'en' ? app.name_en : app.name
      await expect(page.getByText(interpolate(access.gone, { name }))).toBeVisible()
    })
  })
