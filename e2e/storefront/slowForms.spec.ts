import type { Page } from '@playwright/test'
import { expect, PASSWORD, test } from '../fixtures.ts'

/** Holds back the scripts of a page; call the result to let them go. */
async function holdScripts(page: Page) {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/_astro/*.js', async (route) => {
    await free
    await route.continue()
  })
  return () => letGo()
}

test('a form that is filled in and sent before its script arrives is sent by it', async ({
  page,
  at,
  newUser,
  messages,
}) => {
  const { email } = await newUser()
  const letGo = await holdScripts(page)
  await page.goto(at('/signin'))
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(PASSWORD)
  // "force": the waiting button is `aria-disabled`, but can be pressed.
  await page.getByRole('button', { name: messages.signin.title }).click({ force: true })
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[name=email]')).toHaveValue(email)
  letGo()
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByRole('button', { name: messages.shell.accountMenu })).toBeVisible()
})

test('what is typed before the script arrives stays, and is judged once it is there', async ({
  page,
  at,
  messages,
}) => {
  const letGo = await holdScripts(page)
  await page.goto(at('/register'))
  await page.locator('[name=civility][value="1"]').check()
  await page.locator('[name=prenom]').fill('Zoé')
  await page.locator('[name=password]').fill('court')
  await page.locator('[name=password]').press('Enter')
  letGo()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expect(page.getByText(messages.common.minLength).first()).toBeVisible()
  await expect(page.locator('[name=civility][value="1"]')).toBeChecked()
  await expect(page.locator('[name=prenom]')).toHaveValue('Zoé')
  await expect(page.locator('[name=password]')).toHaveValue('court')
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'false')
})

test('the link of a mail is good however early the new password is sent', async ({
  page,
  portal,
  at,
  quiet,
  messages,
}) => {
  quiet.allow(/status of 4\d\d/)
  const letGo = await holdScripts(page)
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page.goto(at('/password/reset#token=from-the-mail'))
  for (const name of ['passwordNew', 'passwordConfirm']) await page.locator(`[name=${name}]`).fill(PASSWORD)
  await page.locator('[name=passwordConfirm]').press('Enter')
  letGo()
  expect((await asked).postDataJSON()).toMatchObject({ token: 'from-the-mail' })
  expect(new URL((await asked).url()).origin).toBe(new URL(portal.url).origin)
  await expect(page.getByText(messages.session.resetLinkInvalid)).toBeVisible()
})
