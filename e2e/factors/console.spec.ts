import { STORAGE_KEYS } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expectAccessible } from '../axe.ts'
import { expect } from '../fixtures.ts'
import { artefact } from '../gates/pictures.ts'
import { expectNoOverflow, WIDTHS } from '../gates/places.ts'
import { addAuthenticator, codeOf, test } from './staff.ts'

// One portal for all of them.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ quiet }) => quiet.allow(/status of 4(?:01|03|10|22)/))

const LATER = 16 * 60_000

test('an act that hurts asks for the passkey in place; another administrator resets it', async ({
  page,
  portal,
  newAdmin,
  newUser,
  signInByForm,
  messages: { console, ownFactors, showFactor, usersAdmin },
}) => {
  await addAuthenticator(page)
  const [admin, other, { id }] = [await newAdmin(), await newAdmin(), await newUser()]
  await signInByForm(admin, '/account/?panel=security')
  await page.getByRole('button', { name: ownFactors.passkeys.add }).click()
  await page.keyboard.type('Bureau')
  await page.keyboard.press('Enter')
  await expect(page.locator('.recovery code')).toHaveCount(10)
  await portal.advance(LATER)

  await page.goto(`/admin/manageusers/${id}`)
  const main = page.getByRole('main')
  await main.locator('[name=organisation]').fill('Maison neuve')
  await main.locator('button[type=submit]').click()
  const dialog = page.getByRole('dialog', { name: showFactor.stepUpTitle })
  await expect(dialog.getByRole('button', { name: showFactor.passkey })).toBeFocused()
  for (const [name, width] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: artefact(`step-up-${name}.jpg`) })
    await expectNoOverflow(page)
  }
  await expectAccessible(page)
  await dialog.getByRole('button', { name: console.cancel }).click()
  await expect(page.getByText(console.stepUpGivenUp)).toBeVisible()
  await expect(main.locator('[name=organisation]')).toHaveValue('Maison neuve')
  await main.locator('button[type=submit]').click()
  await expect(dialog.getByRole('button', { name: showFactor.passkey })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/manageusers(\?|$)/)
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.accessToken)
  const { data } = await portal.call('GET', `/v1/manageusers/${id}`, { token })
  expect(data.organisation).toBe('Maison neuve')

  await page.evaluate(() => localStorage.clear())
  await signInByForm(other, `/admin/manageusers/${admin.id}/account`)
  await page.getByRole('button', { name: usersAdmin.factor.reset }).click()
  const title = interpolate(usersAdmin.factor.title, { name: `${admin.prenom} ${admin.nom}` })
  const confirm = page.getByRole('dialog', { name: title })
  await expectAccessible(page)
  await confirm.getByRole('button', { name: usersAdmin.factor.reset }).click()
  await expect(page.getByText(usersAdmin.factor.done)).toBeVisible()
  await expect(page.getByText(usersAdmin.factor.none, { exact: true })).toBeVisible()
  await expect(page.locator('#main-content')).toBeFocused()
})

test('where it is required, the console leads to the setting and back; a session that ends asks for both', async ({
  page,
  portal,
  newAdmin,
  signInByForm,
  messages: { console, ownFactors, parametersAdmin, showFactor },
}) => {
  const admin = await newAdmin()
  await signInByForm(admin, '/admin/parameters')
  const setting = page.getByRole('combobox', { name: parametersAdmin.known.users.secondFactor.label })
  await setting.click()
  await page.getByRole('option', { name: parametersAdmin.choices.required }).click()
  await page.getByRole('button', { name: parametersAdmin.settings.save }).click()

  // The console's next call is refused.
  await expect(page).toHaveURL(/\/account\/?\?panel=security&next=%2Fadmin/)
  await expect(page.getByRole('alert')).toHaveText(ownFactors.required)
  await expectAccessible(page)
  await page.getByRole('button', { name: ownFactors.codes.add }).click()
  const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '')
  await page.locator('[name=code]').fill(await codeOf(portal, secret))
  await page.keyboard.press('Enter')
  await expect(page.locator('.recovery code')).toHaveCount(10)
  await page.getByRole('link', { name: ownFactors.backToConsole }).click()
  await expect(setting).toBeVisible()

  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, 'ended')
    },
    [STORAGE_KEYS.accessToken, STORAGE_KEYS.refreshToken],
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click()
  const dialog = page.getByRole('dialog', { name: console.session.title })
  await dialog.locator('[name=password]').fill(admin.password)
  await page.keyboard.press('Enter')
  await dialog.getByLabel(showFactor.code).fill(await codeOf(portal, secret))
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await page.goto('/admin/parameters')
  await setting.click()
  await page.getByRole('option', { name: parametersAdmin.choices.offered }).click()
  await page.getByRole('button', { name: parametersAdmin.settings.save }).click()
  await expect(page.getByText(parametersAdmin.settings.saved)).toBeVisible()
})
