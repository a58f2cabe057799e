import type { Page } from '@playwright/test'
import { interpolate } from '@portal/messages'
import { expect, PASSWORD, test } from '../fixtures.ts'
import { ALIVE_FORM } from '../gates/places.ts'

const NEW_PASSWORD = 'Nouveau-2026!ok'
const freshEmail = () => `essai-${crypto.randomUUID()}@exemple.fr`

async function fillRegistration(page: Page, email: string) {
  await page.locator('[name=civility][value="2"]').check()
  for (const [name, value] of Object.entries({
    prenom: 'Noé',
    nom: 'Petit',
    email,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
  }))
    await page.locator(`[name=${name}]`).fill(value)
}

test('a press on the button counts, though the field that it leaves is wrong', async ({ page }) => {
  await page.goto('/signin')
  await page.locator(ALIVE_FORM).waitFor()
  await page.locator('[name=email]').click()
  await page.keyboard.type('jean')
  // "force": the waiting button is `aria-disabled`, but can be pressed.
  await page.locator('[type=submit]').click({ force: true, delay: 100, position: { x: 20, y: 10 } })
  await expect(page.getByRole('alert')).toBeFocused()
})

for (const language of ['fr', 'en'] as const)
  test.describe(`registration in ${language}`, () => {
    test.use({ language })

    test('says each error in a sentence, and stays disabled until all is well', async ({
      page,
      at,
      messages: { common, account, forms, signin },
    }) => {
      await page.goto(at('/register/'))
      const submit = page.getByRole('button', { name: account.registerSubmit })
      await expect(submit).toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByText(common.formIncomplete)).toBeHidden()
      await page.locator('[name=email]').fill('jean')
      await page.locator('[name=telephone]').fill('12')
      await page.locator('[name=password]').fill('abc')
      await page.locator('[name=passwordConfirm]').fill('abd')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(submit).toHaveAccessibleDescription(common.formIncomplete)
      await expect(page).toHaveTitle(new RegExp(`^${forms.errorTitle.replace('%{title}', '')}`))
      // In the order of the fields.
      await expect(page.getByRole('alert').getByRole('link')).toContainText([
        signin.validEmail,
        common.minLength,
        common.passwordNotEqual,
        forms.missing.prenom,
        forms.missing.nom,
        common.telephoneNotValid,
        forms.missing.civility,
        common.consentRequired,
      ])
      for (const [name, text] of [
        ['prenom', common.requiredField],
        ['nom', common.requiredField],
        ['email', signin.validEmail],
        ['telephone', common.telephoneNotValid],
        ['password', common.minLength],
        ['passwordConfirm', common.passwordNotEqual],
        ['consent', common.consentRequired],
      ] as const) {
        const field = page.locator(`[name=${name}]`)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(
          new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
        )
      }
      await page.getByRole('alert').getByRole('link', { name: signin.validEmail }).click()
      await expect(page.locator('[name=email]')).toBeFocused()
      await fillRegistration(page, freshEmail())
      await page.locator('[name=telephone]').fill('+33 6 12 34 56 78')
      await expect(page.locator('[name=optin_email]')).not.toBeChecked()
      await page.locator('[name=consent]').check()
      await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
    })

    test('an address that is taken, and a lost connection, keep what was typed', async ({
      page,
      at,
      newUser,
      quiet,
      messages: { common, account, forms },
    }) => {
      quiet.allow(/status of 409|ERR_/)
      const { email } = await newUser()
      await page.goto(at('/register/'))
      await fillRegistration(page, email)
      await page.locator('[name=consent]').check()
      const submit = page.getByRole('button', { name: account.registerSubmit })
      await submit.click()
      await expect(page.getByRole('alert').first()).toContainText(common.accountCreatedError)
      for (const way of [forms.takenSignIn, forms.takenForgotten])
        await expect(page.getByRole('alert').getByRole('link', { name: way })).toBeVisible()
      await page.route('**/v1/users/', (route) => route.abort('internetdisconnected'))
      await page.locator('[name=email]').fill(freshEmail())
      await submit.click()
      // The failure scrolls into view, far above the button.
      await expect(page.getByRole('alert').first()).toHaveText(
        `${common.accountCreatedError} ${common.networkError}`,
      )
      await expect(page.getByRole('alert').first()).toBeFocused()
      await expect(page.getByRole('alert').first()).toBeInViewport()
      await expect(page.locator('[name=prenom]')).toHaveValue('Noé')
      await expect(page.locator('[name=password]')).toHaveValue(PASSWORD)
      await page.unroute('**/v1/users/')
      await submit.click()
      await expect(
        page.getByRole('dialog', { name: interpolate(account.welcomeTitle, { prenom: 'Noé' }) }),
      ).toBeVisible()
      // Nothing pressed: after five seconds the tokens are saved and the home page opens.
      await expect(page).toHaveURL(at('/'))
      expect(await page.evaluate(() => localStorage.getItem('roles'))).toBe('USER')
      await page.goto(at('/register/'))
      await expect(page).toHaveURL(/\/account\/?$/)
    })
  })

test('what was typed before the page came alive counts', async ({ page, at, messages: { signin } }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto(at('/signin/'), { waitUntil: 'commit' })
  await page.locator('[name=email]').fill('zoe@exemple.fr')
  await page.locator('[name=password]').fill('x')
  const submit = page.getByRole('button', { name: signin.title })
  await expect(submit).toBeEnabled()
  await expect(page.locator('[name=email]')).toHaveValue('zoe@exemple.fr')
})

test('signing in: the specified failure, and fields that password managers know', async ({
  page,
  at,
  quiet,
  messages: { signin },
}) => {
  quiet.allow(/status of 401/)
  await page.goto(at('/signin/'))
  await expect(page.locator('[name=email]')).toHaveAttribute('autocomplete', 'username')
  await expect(page.locator('[name=password]')).toHaveAttribute('autocomplete', 'current-password')
  await page.locator('[name=email]').fill('personne@exemple.fr')
  await page.locator('[name=password]').fill('x')
  await page.getByRole('button', { name: signin.title }).click()
  await expect(page.getByRole('alert')).toHaveText(signin.errorIdentify)
  await expect(page.locator('[name=email]')).toHaveValue('personne@exemple.fr')
})

test('a forgotten password: the mail’s link, once', async ({
  page,
  portal,
  at,
  newUser,
  quiet,
  messages: { account, session, signin },
}) => {
  quiet.allow(/status of 422/)
  const { email } = await newUser()
  await page.goto(at('/password/forgotten/'))
  await page.locator('[name=email]').fill(email)
  await page.getByRole('button', { name: session.forgottenSubmit }).click()
  await expect(page.getByText(session.forgottenSent)).toBeVisible()
  const linkTo = async () => (await portal.mails()).find((mail) => JSON.stringify(mail).includes(email))
  await expect.poll(linkTo).toBeTruthy()
  const link =
    /https?:[^\s"\\<]+password\/reset[^\s"\\<]*#token=[\w-]+/.exec(JSON.stringify(await linkTo()))?.[0] ?? ''

  const choose = async () => {
    await page.goto('about:blank')
    await page.goto(link)
    await page.locator('[name=passwordNew]').fill(NEW_PASSWORD)
    await page.locator('[name=passwordConfirm]').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: session.resetSubmit }).click()
  }
  await choose()
  await expect(page.getByText(session.resetDone)).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.getByRole('link', { name: signin.title }).last().click()
  await page.locator('[name=email]').fill(email)
  await page
    .getByLabel(account.password, { exact: true })
    .or(page.locator('[name=password]'))
    .first()
    .fill(NEW_PASSWORD)
  await page.getByRole('button', { name: signin.title }).click()
  await expect(page).toHaveURL(at('/'))
  await choose()
  await expect(page.getByRole('alert')).toContainText(session.resetLinkInvalid)
})

test('what was typed survives a change of language, and no password does', async ({
  page,
  newUser,
  signIn,
}) => {
  await page.goto('/register')
  await page.locator('[name=email]').fill('noe@exemple.fr')
  await page.locator('[name=prenom]').fill('Noé')
  await page.locator('[name=password]').fill(PASSWORD)
  await expect(page.locator(ALIVE_FORM)).toBeVisible()
  await page.locator('[name=password] + button').click()
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text')
  await page.locator('[name=civility][value="2"]').check()
  await page.getByRole('link', { name: 'EN – English' }).click()
  await expect(page).toHaveURL(/\/en\/register\/?$/)
  await expect(page.locator('[name=email]')).toHaveValue('noe@exemple.fr')
  await expect(page.locator('[name=prenom]')).toHaveValue('Noé')
  await expect(page.locator('[name=civility][value="2"]')).toBeChecked()
  await expect(page.locator('[name=password]')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await signIn(page, await newUser())
  await page.goto('/en/account')
  await page.getByRole('button', { name: 'Edit my profile' }).click()
  await page.locator('[name=organisation]').fill('Maison Épicée')
  await page.getByRole('link', { name: 'FR – Français' }).click()
  await expect(page).toHaveURL(/\d\/account\/?$/)
  await expect(page.locator('[name=organisation]')).toHaveValue('Maison Épicée')
  expect(await page.evaluate(() => sessionStorage.getItem('typed:profile'))).toBeNull()
})

test('the profile: seen, edited, saved', async ({
  page,
  at,
  newUser,
  signIn,
  messages: { account, common },
}) => {
  await signIn(page, await newUser())
  await page.goto(at('/account/'))
  const edit = page.getByRole('button', { name: account.profileEdit })
  await edit.click()
  await expect(page.locator('[name=prenom]')).toBeFocused()
  await page.locator('[name=prenom]').fill('Zoélie')
  await page.locator('[name=organisation]').fill('Maison Épicée')
  await page.getByRole('button', { name: common.save }).click()
  await expect(page.getByText(common.modified)).toBeInViewport()
  await expect(edit).toBeFocused()
  await expect(page.getByText('Maison Épicée')).toBeVisible()
  await expect(page.locator('[data-my-name]')).toHaveText('Zoélie')
  await expect(page.getByText(common.modified)).toBeHidden()
})

test('the password: wrong, the same, changed', async ({
  page,
  at,
  newUser,
  signIn,
  quiet,
  messages: { account, common },
}) => {
  quiet.allow(/status of 422/)
  await signIn(page, await newUser())
  await page.goto(`${at('/account/')}?panel=password`)
  const fill = async (password: string, passwordNew: string) => {
    await page.locator('#panel-password [name=password]').fill(password)
    await page.locator('[name=passwordNew]').fill(passwordNew)
    await page.locator('[name=passwordConfirm]').fill(passwordNew)
    await page.keyboard.press('Enter')
  }
  await fill(PASSWORD, PASSWORD)
  await expect(page.locator('[name=passwordNew]')).toHaveAccessibleDescription(
    new RegExp(common.passwordEqual),
  )
  await fill('faux', NEW_PASSWORD)
  await expect(page.getByText(common.passwordUpdatedKo)).toBeVisible()
  await expect(page.locator('#panel-password [name=password]')).toHaveAccessibleDescription(
    common.passwordWrong,
  )
  await fill(PASSWORD, NEW_PASSWORD)
  await expect(page.getByText(common.passwordUpdated, { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: account.profileTab }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: account.deletionTab })).toBeFocused()
})

test('deletion asks first, and signs out two seconds later', async ({
  page,
  at,
  newUser,
  signIn,
  quiet,
  messages: { account, common },
}) => {
  quiet.allow(/status of 422/)
  await signIn(page, await newUser())
  await page.goto(`${at('/account/')}?panel=deletion`)
  await page.getByRole('button', { name: account.deletionSubmit }).click()
  const dialog = page.getByRole('dialog', { name: account.deletionConfirmTitle })
  await dialog.getByRole('button', { name: common.cancel }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: account.deletionSubmit }).click()
  await dialog.locator('[name=password]').fill('faux')
  await dialog.getByRole('button', { name: account.deletionConfirm }).click()
  await expect(dialog.getByRole('alert').first()).toContainText(
    interpolate(account.deletionFailed, { status: '' }).trim(),
  )
  await dialog.locator('[name=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: account.deletionConfirm }).click()
  await expect(page.getByText(common.deleted)).toBeVisible()
  // The announcement of the deletion is gone.
  await expect(page.getByText(account.deletionText).first()).toBeHidden()
  await expect(page).toHaveURL(at('/'))
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ currentPartenaireId: 'enseigne' })
})
