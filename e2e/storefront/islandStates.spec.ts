import { LANGUAGES } from '@portal/contract/rules'
import { expectExemplary } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { appOf, decided } from './accesses.ts'

const GRANTED = 1
const REFUSED = 2
const ONE_HOUR = 2

for (const language of LANGUAGES)
  test.describe(`in ${language}, axe finds nothing`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })

    test('on forms with errors', async ({ page, at, messages }) => {
      for (const [path, submit] of [
        ['/signin/?app=1', messages.signin.title],
        ['/register/?app=1', messages.account.registerSubmit],
        ['/password/forgotten/', messages.session.forgottenSubmit],
        ['/password/reset/#token=x', messages.session.resetSubmit],
      ] as const) {
        await page.goto(at(path))
        await expect(page.getByRole('button', { name: submit })).toHaveAttribute('aria-disabled', 'true')
        await expectExemplary(page)
        await page.locator('form input:not([type=radio])').first().press('Enter')
        await expect(page.getByRole('alert').first()).toBeFocused()
        await expectExemplary(page)
      }
    })

    test('on the steps of the open-app flow', async ({ page, portal, at, newUser, signIn, messages }) => {
      const { id } = await appOf({ portal })
      const step = async (name: string) => {
        await page.goto(`${at('/')}?app=${id}`)
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await expectExemplary(page)
      }
      await step(messages.access.identifyTitle)
      const { access_token: token } = await signIn(page, await newUser())
      await step(messages.access.requestTitle)
      await page.getByRole('button', { name: messages.access.requestSubmit }).click()
      await expect(page.getByRole('dialog', { name: messages.common.requestTestAppConfirm })).toBeVisible()
      await expectExemplary(page)
      await step(messages.access.waitTitle)
      const [{ id: access }] = (await portal.call('GET', '/v1/userapps/', { token })).data
      await portal.call('POST', `/v1/userapps/${access}/cancel/`, { token })
      await decided({ portal, token }, REFUSED)
      await step(messages.access.againAskTitle)
      await decided({ portal, token }, GRANTED, ONE_HOUR)
      await step(messages.access.readyTitle)
    })

    test('on the account and the accesses', async ({ page, portal, at, newUser, signIn, messages }) => {
      const { access_token: token } = await signIn(page, await newUser())
      await page.goto(at('/userapps/'))
      await expect(page.getByText(messages.common.appRequestNoData)).toBeVisible()
      await expectExemplary(page)
      await decided({ portal, token }, GRANTED, ONE_HOUR)
      await page.reload()
      await expect(page.getByText(messages.vocabulary.accessState.granted, { exact: true })).toBeVisible()
      await expectExemplary(page)
      await page.goto(at('/account/'))
      await page.getByRole('button', { name: messages.account.profileEdit }).click()
      await expectExemplary(page)
      await page.getByRole('tab', { name: messages.account.passwordTab }).click()
      await expectExemplary(page)
      await page.getByRole('tab', { name: messages.account.deletionTab }).click()
      await page.getByRole('button', { name: messages.account.deletionSubmit }).click()
      await expectExemplary(page)
    })

    test('on the lists of people, and on the scan dialog', async ({ page, portal, at, signIn, messages }) => {
      await signIn(page, portal.admin)
      await page.goto(at('/users/'))
      await page.getByRole('row').nth(1).getByRole('link').click()
      await expect(page.getByRole('article')).toBeVisible()
      await expectExemplary(page)
      await page.goto(at('/users/'))
      await expect(page.getByRole('table')).toBeVisible()
      await expectExemplary(page)
      await page.goto(at('/debug/'))
      await page.getByRole('button', { name: messages.scanner.explore }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectExemplary(page)
    })
  })

test('with the keyboard alone: sign in, ask for the app, close', async ({
  page,
  portal,
  at,
  newUser,
  messages,
}) => {
  const person = await newUser()
  const { id } = await appOf({ portal })
  await page.goto(at('/'))
  await page.locator(`[data-open-app="${id}"]`).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: messages.access.identifyTitle })).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: messages.signin.title }).focus()
  await page.keyboard.press('Enter')
  await page.locator('[name=email]').focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await expect(page.getByRole('button', { name: messages.signin.title })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: messages.access.requestTitle })).toBeVisible()
  await expect(page.getByRole('heading', { name: messages.access.requestTitle })).toBeFocused()
  await page.getByLabel(messages.access.reason).focus()
  await page.keyboard.type('Pour le magasin de Lille')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: messages.common.requestTestAppConfirm })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator(`.actions [data-open-app="${id}"]`).first()).toBeFocused()
})
