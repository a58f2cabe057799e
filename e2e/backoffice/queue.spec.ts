import { LANGUAGES } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expectAccessible } from '../axe.ts'
import { expect, test } from './console.ts'

/** Time in which a decision can be taken back, and some. */
const UNDO_MS = 10_000

type Ask = { portal: { call: (method: string, path: string, call?: object) => Promise<{ data: unknown }> } }

/** Asks for an online app, as somebody new. */
async function ask({ portal }: Ask, token: string, reason = 'Pour voir'): Promise<number> {
  const { data } = await portal.call('GET', '/v1/publicsapps/')
  const app = (data as { id: number; status: number }[]).find(({ status }) => status === 2)
  const path = `/v1/users/requestappaccess/${app?.id}`
  const { data: request } = await portal.call('POST', path, { token, body: { reason } })
  return (request as { id: number }).id
}

for (const language of LANGUAGES)
  test.describe(`deciding, in ${language}:`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })

    test('one request at a time, with its place, by keys', async ({
      page,
      openConsole,
      newUser,
      portal,
      messages: { requestsAdmin, console },
      adminToken,
    }) => {
      const { access_token } = await newUser()
      const id = await ask({ portal }, access_token)
      const { triage, undo, action } = requestsAdmin
      await openConsole('/requestappaccess/triage')
      const place = page.getByRole('heading', { level: 2 }).first()
      await expect(place).toHaveText(/^1 (sur|of) \d+$/)
      await expectAccessible(page)
      const of = Number((await place.textContent())?.match(/\d+$/)?.[0])
      // The newest is the last.
      for (let at = 2; at <= of; at++) {
        await page.keyboard.press('j')
        await expect(place).toHaveText(interpolate(triage.place, { at, of }))
      }
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${action.grant} .*Zoé Martin`))
      await page.keyboard.press('a')
      await expect(page.getByRole('button', { name: undo.button }).first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('u')
      await expect(place).toHaveText(interpolate(triage.place, { at: of, of }))
      await page.keyboard.press('r')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toContainText(console.keys.on)
      await page.keyboard.press('Escape')

      // Leaving the page sends what waits.
      const read = async () =>
        (await portal.call('GET', `/v1/requestappaccess/${id}`, { token: adminToken })).data
      expect(await read()).toMatchObject({ status: 0 })
      await page.goto('/terms')
      await expect(async () => expect(await read()).toMatchObject({ status: 2 })).toPass()
      expect((await read()) as { reason: string }).toMatchObject({ reason: expect.stringMatching(/\S/) })
    })

    test('on its page a request is decided in one press, and the next one comes', async ({
      page,
      openConsole,
      newUser,
      portal,
      messages: { requestsAdmin },
      adminToken,
    }) => {
      const { access_token } = await newUser()
      const reason = `Pour voir, ${crypto.randomUUID()}`
      const id = await ask({ portal }, access_token, reason)
      // In one language as people wait, in the other one by the page's clock.
      const isSkipped = language !== LANGUAGES[0]
      if (isSkipped) await page.clock.install()
      await openConsole(`/requestappaccess/${id}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('blockquote')).toContainText(reason)
      await expect(main.getByRole('radio')).toHaveCount(0)
      const grant = main.getByRole('button', { name: new RegExp(`^${requestsAdmin.action.grant} `) })
      await grant.press('Enter')
      await expect(page).not.toHaveURL(new RegExp(`/${id}$`))
      await expect(main.getByText(reason)).toHaveCount(0)
      if (isSkipped) await page.clock.fastForward(UNDO_MS)
      await expect(page.getByRole('button', { name: requestsAdmin.undo.button })).toHaveCount(0, {
        timeout: 30_000,
      })
      await expect(async () => {
        const { data } = await portal.call('GET', `/v1/requestappaccess/${id}`, { token: adminToken })
        expect(data).toMatchObject({ status: 1 })
      }).toPass()
    })

    test('single keys are turned off, and what is typed decides nothing', async ({
      page,
      openConsole,
      newUser,
      portal,
      messages: { console },
    }) => {
      const { access_token, email } = await newUser()
      await ask({ portal }, access_token)
      await openConsole('/requestappaccess')
      const search = page.getByRole('main').locator('[name=q]')
      await search.pressSequentially(email)
      await expect(page.getByRole('row')).toHaveCount(2)
      const grant = page.getByRole('row').nth(1).getByRole('button').first()
      await page.getByRole('button', { name: console.keys.title }).press('Enter')
      await page.getByRole('switch', { name: console.keys.on }).press('Space')
      await page.keyboard.press('Escape')
      await grant.focus()
      await page.keyboard.press('a')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(grant).toBeFocused()
    })
  })
