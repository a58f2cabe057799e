import { LANGUAGES } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expect, PASSWORD, test } from '../fixtures.ts'
import { tabTo, throughThePage } from './keys.ts'
import { ALIVE_FORM, APPS, findApp, WIDTHS } from './places.ts'

for (const language of LANGUAGES)
  test.describe(`with the keyboard alone, in ${language}`, () => {
    test.use({ language })

    test('past the bar, through a category, into a dialog and back, and on to an account', async ({
      page,
      portal,
      at,
      messages: { shell, catalogue, access, account, vocabulary, signin },
    }) => {
      await page.goto(at('/'))
      await tabTo(page, page.getByRole('link', { name: shell.skip }))
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()

      const category = page.getByRole('button', { name: vocabulary.category[1] })
      await tabTo(page, category)
      await page.keyboard.press('Space')
      await expect(category).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/category=1/)
      await expect(category).toBeFocused()

      const name = interpolate(catalogue.exploreApp, await findApp(portal, APPS.online, language))
      const opener = page.getByRole('button', { name })
      const dialog = page.getByRole('dialog', { name: access.identifyTitle })
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()

      await page.keyboard.press('Space')
      await expect(dialog).toBeVisible()
      await tabTo(page, dialog.getByRole('link', { name: signin.register }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/register\/?\?app=\d+/)
      const submit = page.getByRole('button', { name: account.registerSubmit })
      await expect(submit).toHaveAttribute('aria-disabled', 'true')

      await tabTo(page, page.locator('[name=civility]').first())
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('[name=civility][value="2"]')).toBeChecked()
      for (const [field, text] of [
        ['prenom', 'Noé'],
        ['nom', 'Petit'],
        ['email', `clavier-${crypto.randomUUID()}@exemple.fr`],
        ['password', PASSWORD],
        ['passwordConfirm', PASSWORD],
      ] as const) {
        await tabTo(page, page.locator(`[name=${field}]`))
        await page.keyboard.type(text)
      }
      await tabTo(page, page.locator('[name=consent]'))
      await page.keyboard.press('Space')
      await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
      await tabTo(page, submit)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: account.welcomeGo })).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: account.welcomeGo }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: access.waitTitle })).toBeVisible()
    })

    test('every stop of the home page shows itself; the other language is a link away', async ({
      page,
      at,
    }) => {
      await page.goto(at('/'))
      await throughThePage(page)
      await page.goto(at('/terms'))
      const other = language === 'fr' ? 'en' : 'fr'
      await tabTo(page, page.locator(`[data-language=${other}]`))
      await page.keyboard.press('Enter')
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(page).toHaveURL(other === 'en' ? /\/en\/terms$/ : /^[^?]*:\d+\/terms$/)
    })
  })

test('the account menu opens, is walked and closes with the keyboard', async ({
  page,
  portal,
  signIn,
  messages: { shell },
}) => {
  await signIn(page, portal.admin)
  await page.goto('/')
  const opener = page.getByRole('button', { name: shell.accountMenu })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: shell.adminParameters }))
  await page.keyboard.press('Escape')
  await expect(page.locator('#account-menu')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a form that is sent in vain shows what is missing, before its button has come to rest', async ({
  page,
  messages: { account, common },
}) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 740 })
  await page.goto('/register')
  await page.locator(ALIVE_FORM).waitFor()
  await page.getByRole('button', { name: account.registerSubmit }).press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: common.errorSummary })
  await expect(summary).toBeFocused()
  await page.evaluate(untilAtRest)
  await expect(summary).toBeInViewport()
})

/** Resolves when the page has not scrolled for a while. */
const untilAtRest = () =>
  new Promise<void>((resolve) => {
    let before = scrollY
    const watch = setInterval(() => {
      if (scrollY === before) {
        clearInterval(watch)
        resolve()
      }
      before = scrollY
    }, 300)
  })
