import { expect, PASSWORD, test } from '../fixtures.ts'
import { APPS, findApp } from '../gates/places.ts'

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('the first screen says what it is, how long one gets and what will happen', async ({
      page,
      at,
      messages: { catalogue },
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(at(`/apps/${APPS.publicVideo}`))
      const offer = page.locator('[data-offer]')
      await expect(offer.locator('[data-offer-facts]')).toHaveText(/\d/)
      await expect(offer).toContainText(catalogue.offer.next)
      await expect(offer).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.app__promise')).toBeInViewport({ ratio: 1 })
    })

    test('its view is counted once, without a cookie, and not for who declines', async ({
      page,
      context,
      portal,
      at,
    }) => {
      const { id } = await findApp(portal, APPS.publicVideo, language)
      const { data: session } = await portal.call('POST', '/v1/token/', { body: portal.admin })
      const views = async () => {
        const { data } = await portal.call('GET', '/v1/statistics/catalogue/', {
          token: session.access_token,
        })
        return (
          (data.by_app as { app_id: number; views: number }[]).find(({ app_id }) => app_id === id)?.views ?? 0
        )
      }
      const before = await views()
      const counted = page.waitForResponse(/\/view\/$/)
      await page.goto(at(`/apps/${APPS.publicVideo}`))
      expect((await counted).status()).toBe(204)
      expect(await views()).toBe(before + 1)
      expect(await context.cookies()).toEqual([])

      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      )
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await page.reload()
      await expect(page.locator('[data-offer-facts]')).toHaveText(/\d/)
      expect(sent.filter((address) => address.endsWith('/view/'))).toEqual([])
      expect(await views()).toBe(before + 1)
    })

    test('who signs in from an app’s page comes back to it, with the dialog open', async ({
      page,
      newUser,
      at,
      messages: { access, signin, catalogue },
    }) => {
      const person = await newUser()
      await page.goto(at(`/apps/${APPS.online}`))
      await page.getByRole('button', { name: catalogue.explore }).first().click()
      await page.getByRole('dialog').getByRole('link', { name: signin.title }).click()
      await page.locator('[name=email]').fill(person.email)
      await page.locator('[name=password]').fill(PASSWORD)
      await page.getByRole('button', { name: signin.title }).click()
      await expect(page.getByRole('dialog', { name: access.requestTitle })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${at(`/apps/${APPS.online}`)}/?$`))
    })

    test('an app that is not open tells when it opens, also after signing in for that', async ({
      page,
      portal,
      newUser,
      at,
      messages: { catalogue, signin },
    }) => {
      const person = await newUser()
      await page.goto(at(`/apps/${APPS.notOnline}`))
      await page.getByRole('button', { name: catalogue.follow.ask }).click()
      await page.locator('[name=email]').fill(person.email)
      await page.locator('[name=password]').fill(PASSWORD)
      await page.getByRole('button', { name: signin.title }).click()
      await expect(page.getByText(catalogue.follow.said)).toBeVisible()
      const { id } = await findApp(portal, APPS.notOnline, language)
      const { data } = await portal.call('GET', `/v1/apps/${id}/follow/`, { token: person.access_token })
      expect(data).toEqual({ following: true })

      await page.reload()
      await page.getByRole('button', { name: catalogue.follow.stop }).click()
      await expect(page.getByText(catalogue.follow.stopped)).toBeVisible()
    })

    test('the form shows the app that one registers for', async ({ page, portal, at }) => {
      const { id, name } = await findApp(portal, APPS.online, language)
      await page.goto(at(`/register?app=${id}`))
      await expect(page.locator('[data-chosen]')).toContainText(name)
      await expect(page.locator('[data-chosen] img')).toBeVisible()
    })
  })
