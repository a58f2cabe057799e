import { LANGUAGES } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expectAccessible, expectExemplary } from '../axe.ts'
import { expect } from '../fixtures.ts'
import { tabTo } from '../gates/keys.ts'
import { keep } from '../gates/pictures.ts'
import { expectNoOverflow } from '../gates/places.ts'
import { addAuthenticator, codeOf, test } from './staff.ts'

// One portal for all of them.
test.describe.configure({ mode: 'default' })
// The password is right, and the browser notes that more is asked for.
test.beforeEach(({ quiet }) => quiet.allow(/status of 4(?:01|03|10|22)/))

const FIFTEEN_MINUTES = 15 * 60_000

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })

    test('a passkey is set, its recovery codes are shown once, and it signs in by the keyboard', async ({
      page,
      newAdmin,
      signInByForm,
      at,
      messages: { account, ownFactors, shell, showFactor },
    }) => {
      const look = (name: string) =>
        keep(page, { name, title: shell.account }, language, async () => {
          await expectNoOverflow(page)
          await expectAccessible(page)
        })
      await addAuthenticator(page)
      const admin = await newAdmin()
      const security = `${at('/account/')}?panel=security`
      await signInByForm(admin, security)
      const panel = page.getByRole('tabpanel', { name: account.securityTab })
      await expect(panel.getByText(ownFactors.offered)).toBeVisible()
      await look('security-none')
      await panel.getByRole('button', { name: ownFactors.passkeys.add }).click()
      await page.keyboard.type('Bureau')
      await page.keyboard.press('Enter')
      await expect(panel.getByText(ownFactors.passkeys.done)).toBeVisible()
      await expect(panel.locator('.recovery code')).toHaveCount(10)
      await look('security-passkey')
      await expectExemplary(page)
      await panel.getByRole('button', { name: ownFactors.recovery.kept }).click()
      await expect(panel.locator('.recovery')).toHaveCount(0)
      await expect(panel.getByText(interpolate(ownFactors.recovery.left, { count: 10 }))).toBeVisible()

      await page.evaluate(() => localStorage.clear())
      await signInByForm(admin, security)
      const button = page.getByRole('button', { name: showFactor.passkey })
      await expect(button).toBeFocused()
      await expectExemplary(page)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/panel=security/)
      await expect(panel.getByText(ownFactors.protected)).toBeVisible()
    })

    test('codes are set from a picture; one signs in, typed with a blank', async ({
      page,
      portal,
      newAdmin,
      signInByForm,
      at,
      messages: { ownFactors, shell, showFactor, signin },
    }) => {
      const admin = await newAdmin()
      await signInByForm(admin, `${at('/account/')}?panel=security`)
      await page.getByRole('button', { name: ownFactors.codes.add }).click()
      await expect(page.getByRole('img', { name: ownFactors.codes.picture })).toBeVisible()
      const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '')
      await keep(page, { name: 'security-codes', title: shell.account }, language, async () => {
        await expectNoOverflow(page)
        await expectAccessible(page)
      })
      const field = page.locator('[name=code]')
      await field.fill('000 000')
      await page.keyboard.press('Enter')
      await expect(page.locator('.field__error')).toHaveText(ownFactors.codes.wrong)
      await field.fill(await codeOf(portal, secret))
      await page.keyboard.press('Enter')
      await expect(page.locator('.recovery code')).toHaveCount(10)
      const [recovery = ''] = await page.locator('.recovery code').allInnerTexts()

      await page.evaluate(() => localStorage.clear())
      await signInByForm(admin, '/')
      await expect(field).toBeFocused()
      await keep(page, { name: 'signin-code', title: signin.title }, language, async () => {
        await expectNoOverflow(page)
        await expectAccessible(page)
      })
      const code = await codeOf(portal, secret)
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${portal.url}/`)

      for (const accepted of [true, false]) {
        await page.evaluate(() => localStorage.clear())
        await signInByForm(admin, '/')
        await tabTo(page, page.getByRole('button', { name: showFactor.useRecovery }))
        await page.keyboard.press('Enter')
        await page.locator('[name=recovery]').fill(recovery.toLowerCase())
        await page.keyboard.press('Enter')
        if (accepted) await expect(page).toHaveURL(`${portal.url}/`)
        else await expect(page.locator('.field__error')).toHaveText(showFactor.wrong)
      }
      await expectExemplary(page)
      await portal.advance(FIFTEEN_MINUTES)
      await page.getByRole('button', { name: showFactor.submit }).click()
      await expect(page.getByRole('alert')).toContainText(showFactor.over)
      await expect(page.locator('[name=email]')).toHaveValue(admin.email)
    })
  })
