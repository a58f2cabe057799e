import { interpolate } from '@portal/messages'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../backoffice/console.ts'
import { findApp } from '../gates/places.ts'

/** The app of the demonstration that lives on a WebSocket. */
const CODE = 'VISIOSTOCK'
const [GRANTED, REVOKED, ONE_HOUR] = [1, 3, 2]

for (const { language, locale } of [
  { language: 'fr', locale: 'fr-FR' },
  { language: 'en', locale: 'en-GB' },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, locale })
    // The closed door answers 403, and the browser notes the line that was cut.
    test.beforeEach(({ quiet }) => quiet.allow(/status of 403|WebSocket connection/))

    test('a demo lives on its line until it is revoked, then says goodbye; the console hears what was said', async ({
      page,
      portal,
      adminToken,
      newUser,
      messages: { feedbackAdmin, common, gate },
      openConsole,
    }) => {
      const { id: appId, name } = await findApp(portal, CODE, language)
      const { access_token: token } = await newUser()
      const ask = await portal.call('POST', `/v1/users/requestappaccess/${appId}`, { token, body: {} })
      const { id } = ask.data
      const decide = (status: number, duration_id = 0) =>
        portal.call('PUT', `/v1/requestapps/${id}`, { token: adminToken, body: { id, status, duration_id } })
      await decide(GRANTED, ONE_HOUR)
      const { data: launch } = await portal.call('GET', `/v1/apps/app_access/${id}`, { token })

      await page.goto(`${launch.url}?token=${launch.token}`)
      expect(page.url()).toBe(launch.url)
      await expect(page.getByRole('timer')).toContainText('59')
      await expect(page.getByRole('group', { name: interpolate(gate.clock.group, { name }) })).toBeVisible()
      const moves = page.locator('#reading-moves')
      const before = await moves.textContent()
      await expect(moves).not.toHaveText(before ?? '')

      await decide(REVOKED)
      await expect(page.getByRole('heading', { level: 1, name: gate.revoked.title })).toBeVisible()
      await expect(page.getByText(name).first()).toBeVisible()
      await expectAccessible(page)
      const comment = `Très clair ${crypto.randomUUID()}`
      await page.getByRole('radio', { name: gate.farewell.usefulYes }).first().check()
      await page.getByRole('radio', { name: gate.farewell.againYes }).last().check()
      await page.getByLabel(gate.farewell.comment).fill(comment)
      await page.getByRole('button', { name: gate.farewell.send }).click()
      await expect(page.getByRole('status')).toHaveText(gate.farewell.thanks)
      const ways = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(ways.some((href) => href?.includes('ask=1'))).toBe(true)

      await openConsole(`/feedback?filter=${encodeURIComponent(JSON.stringify({ app_id: appId }))}`)
      const row = page.getByRole('row').filter({ hasText: comment })
      await expect(row).toContainText(feedbackAdmin.useful[2])
      await expect(row).toContainText(common.yes)
      await expectAccessible(page)
    })
  })
}
