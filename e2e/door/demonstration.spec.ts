import { readFile } from 'node:fs/promises'
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
      browser,
      page,
      portal,
      adminToken,
      newUser,
      signIn,
      messages: { access, feedbackAdmin, common, gate },
      openConsole,
    }) => {
      const visitor = await browser.newPage({ locale })
      const { id: appId, name } = await findApp(portal, CODE, language)
      const person = await newUser()
      const { access_token: token } = person
      const ask = await portal.call('POST', `/v1/users/requestappaccess/${appId}`, { token, body: {} })
      const { id } = ask.data
      const decide = (status: number, duration_id = 0) =>
        portal.call('PUT', `/v1/requestapps/${id}`, { token: adminToken, body: { id, status, duration_id } })
      await decide(GRANTED, ONE_HOUR)
      const { data: launch } = await portal.call('GET', `/v1/apps/app_access/${id}`, { token })

      await visitor.goto(`${launch.url}?token=${launch.token}`)
      expect(visitor.url()).toBe(launch.url)
      await expect(visitor.getByRole('timer')).toContainText('59')
      await expect(
        visitor.getByRole('group', { name: interpolate(gate.clock.group, { name }) }),
      ).toBeVisible()
      const moves = visitor.locator('#reading-moves')
      const before = await moves.textContent()
      await expect(moves).not.toHaveText(before ?? '')

      await decide(REVOKED)
      await expect(visitor.getByRole('heading', { level: 1, name: gate.revoked.title })).toBeVisible()
      await expect(visitor.getByText(name).first()).toBeVisible()
      await expectAccessible(visitor)
      const comment = `Très clair ${crypto.randomUUID()}`
      await visitor.getByRole('radio', { name: gate.farewell.usefulYes }).first().check()
      await visitor.getByRole('radio', { name: gate.farewell.againYes }).last().check()
      await visitor.getByLabel(gate.farewell.comment).fill(comment)
      await visitor.getByRole('button', { name: gate.farewell.send }).click()
      await expect(visitor.getByRole('status')).toHaveText(gate.farewell.thanks)

      await signIn(visitor, person)
      await visitor.getByRole('link', { name: gate.farewell.askAgain }).click()
      const dialog = visitor.getByRole('dialog')
      await dialog.getByRole('button', { name: access.askAgain }).click()
      await expect(dialog.getByRole('textbox')).toHaveValue(interpolate(access.reasonAgain, { name }))
      expect(new URL(visitor.url()).search).toBe('')

      await openConsole(`/feedback?filter=${encodeURIComponent(JSON.stringify({ app_id: appId }))}`)
      const row = page.getByRole('row').filter({ hasText: comment })
      await expect(row).toContainText(feedbackAdmin.useful[2])
      await expect(row).toContainText(common.yes)
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /^export/i }).press('Enter')
      const [, line = ''] = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
      for (const cell of [CODE, name, feedbackAdmin.useful[2], common.yes, comment])
        expect(line).toContain(`"${cell}"`)
    })
  })
}
