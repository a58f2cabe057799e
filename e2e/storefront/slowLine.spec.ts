import { interpolate } from '@portal/messages'
import { expect, test } from '../fixtures.ts'
import { APPS, findApp } from '../gates/places.ts'

const SLOW = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 }

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('on a slow line the first press on “Explore” is answered before anything is loaded', async ({
      page,
      context,
      portal,
      at,
      messages: { access, catalogue },
    }) => {
      await page.goto(at('/'))
      const line = await context.newCDPSession(page)
      await line.send('Network.enable')
      await line.send('Network.emulateNetworkConditions', SLOW)
      const name = interpolate(catalogue.exploreApp, await findApp(portal, APPS.online, language))
      const button = page.getByRole('button', { name })
      const answered = await button.evaluate((element: HTMLElement) => {
        element.click()
        return element.ariaBusy
      })
      expect(answered).toBe('true')
      await expect(page.getByRole('dialog', { name: access.identifyTitle })).toBeVisible()
      await expect(button).not.toHaveAttribute('aria-busy')
    })
  })
