import { expectExemplary } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

for (const language of ['fr', 'en'] as const)
  test.describe(`own sessions in ${language}`, () => {
    test.use({ language })

    test('are listed with their device, and end by the keyboard', async ({
      page,
      at,
      portal,
      newUser,
      messages: { account, ownSessions },
    }) => {
      const zoe = await newUser()
      const statusElsewhere = async () => {
        const headers = { authorization: `Bearer ${zoe.access_token}` }
        return (await fetch(`${portal.url}/v1/user/me/`, { headers })).status
      }
      await page.goto(at('/signin/'))
      await page.locator('[name=email]').fill(zoe.email)
      await page.locator('[name=password]').fill(zoe.password)
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/signin/)

      await page.goto(at('/account/?panel=sessions'))
      const panel = page.getByRole('tabpanel', { name: account.sessionsTab })
      await expect(panel.locator('dt').filter({ hasText: ownSessions.here })).toContainText('Chrome · ')
      await expect(panel.locator('dt').filter({ hasText: ownSessions.unknown })).toBeVisible()
      await expectExemplary(page)
      expect(await statusElsewhere()).toBe(200)

      await panel.locator('dd').getByRole('button').focus()
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('status')).toHaveText(ownSessions.ended)
      await expect(panel.getByRole('heading', { name: ownSessions.title })).toBeFocused()
      await expect(panel.getByText(ownSessions.onlyOne)).toBeVisible()
      await expect(panel.getByText(ownSessions.kinds['person.sessions'])).toBeVisible()
      await expectExemplary(page)
      expect(await statusElsewhere()).toBe(401)
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
