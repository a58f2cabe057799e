import type { Page } from '@playwright/test'
import { HOUR_MS, MINUTE_MS } from '@portal/contract/rules'
import { expect, test } from '../fixtures.ts'
import { type Asker, appOf, decided } from './accesses.ts'

const ONE_HOUR = 2
const USE = '**/v1/users/enable_apps_access/'

const openings = async ({ portal, token }: Asker) =>
  (await portal.call('GET', '/v1/userapps/', { token })).data[0].nb_access as number

/** Opens the app's dialog, signed in. */
async function goToDialog(page: Page, at: (path: string) => string, id: number) {
  await page.goto(`${at('/')}?app=${id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('a double click opens one tab and uses the access once', async ({
  page,
  context,
  portal,
  newUser,
  signIn,
  at,
  messages,
}) => {
  const person = await newUser()
  const { access_token: token } = await signIn(page, person)
  const { app } = await decided({ portal, token }, 1, ONE_HOUR)
  await goToDialog(page, at, app.id)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: messages.common.gotToApp }).dblclick()
  const demo = await popup
  await expect(demo.getByText(person.prenom).first()).toBeVisible()
  expect(context.pages()).toHaveLength(2)
  expect(await openings({ portal, token })).toBe(1)
  expect(await demo.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  await expect(page.getByRole('dialog', { name: messages.access.runningTitle })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('59 min')
})

test('the second half of a double click selects no word of what came in the place of the button', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
  messages,
}) => {
  await signIn(page, await newUser())
  await page.setViewportSize({ width: 360, height: 740 })
  await goToDialog(page, at, (await appOf({ portal })).id)
  const ask = page.getByRole('button', { name: messages.access.requestSubmit })
  const { x, y, width, height } = (await ask.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByRole('dialog')).toContainText(messages.common.requestTestAppConfirm)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
})

test('a blocked tab leaves a plain link', async ({ page, portal, newUser, signIn, at, messages }) => {
  const person = await newUser()
  const { access_token: token } = await signIn(page, person)
  const { app } = await decided({ portal, token }, 1, ONE_HOUR)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await goToDialog(page, at, app.id)
  await page.getByRole('button', { name: messages.common.gotToApp }).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: messages.access.popupLink }).click()
  await expect((await popup).getByText(person.prenom).first()).toBeVisible()
})

test('a tab that is closed too early leaves the same link', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
  messages,
}) => {
  const { access_token: token } = await signIn(page, await newUser())
  const { app } = await decided({ portal, token }, 1, ONE_HOUR)
  await goToDialog(page, at, app.id)
  let letGo = () => {}
  const closed = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(USE, async (route) => {
    await closed
    await route.continue()
  })
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: messages.common.gotToApp }).click()
  const demo = await popup
  await expect(demo.getByText(messages.access.opening)).toBeVisible()
  await demo.close()
  letGo()
  await expect(page.getByRole('link', { name: messages.access.popupLink })).toBeVisible()
})

test('two tabs ask at once: one request, both show it', async ({
  page,
  context,
  portal,
  newUser,
  signIn,
  at,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 409/)
  const { access_token: token } = await signIn(page, await newUser())
  const { id } = await appOf({ portal })
  const other = await context.newPage()
  for (const tab of [page, other]) await goToDialog(tab, at, id)
  for (const tab of [page, other]) {
    await tab.getByLabel(messages.access.reason).fill('Pour le magasin de Lille')
    await tab.getByRole('button', { name: messages.access.requestSubmit }).click()
    await expect(tab.getByText(messages.common.requestTestAppConfirmWait)).toBeVisible()
  }
  expect((await portal.call('GET', '/v1/userapps/', { token })).data).toHaveLength(1)
})

test('a lost connection keeps the reason, and says so', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
  messages,
  quiet,
}) => {
  quiet.allow(/ERR_/)
  await signIn(page, await newUser())
  await goToDialog(page, at, (await appOf({ portal })).id)
  await page.getByLabel(messages.access.reason).fill('Pour le magasin de Lille')
  await page.route('**/requestappaccess/**', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: messages.access.requestSubmit }).click()
  await expect(page.getByRole('alert')).toContainText(messages.common.requestNotSaved)
  await expect(page.getByLabel(messages.access.reason)).toHaveValue('Pour le magasin de Lille')
  await page.unroute('**/requestappaccess/**')
  await page.getByRole('button', { name: messages.access.requestSubmit }).click()
  await expect(page.getByRole('dialog', { name: messages.access.sentTitle })).toBeVisible()
})

test('time over while one looks, refused, cancelled: one may ask again', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
  messages,
}) => {
  const { access_token: token } = await signIn(page, await newUser())
  const { app } = await decided({ portal, token }, 2)
  await goToDialog(page, at, app.id)
  await expect(page.getByText(messages.access.againRefused)).toBeVisible()
  await page.getByRole('button', { name: messages.access.askAgain }).click()
  await page.getByRole('button', { name: messages.access.requestSubmit }).click()
  await expect(page.getByRole('dialog', { name: messages.access.sentTitle })).toBeVisible()

  await page.goto(at('/userapps/'))
  await page.getByRole('button', { name: messages.access.cancelRequest }).click()
  await page.getByRole('button', { name: messages.access.cancelYes }).click()
  await expect(page.getByText(messages.vocabulary.accessState.cancelled, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: messages.access.askAgain }).first().click()
  await expect(page.getByText(messages.access.againCancelled)).toBeVisible()
})

test('the time left follows the portal’s clock, and its end is noticed', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  const { access_token: token } = await signIn(page, await newUser())
  await decided({ portal, token }, 1, ONE_HOUR)
  await page.goto(at('/userapps/'))
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: messages.access.open }).click()
  await (await popup).close()
  await expect(page.getByRole('timer')).toContainText('59 min')
  await portal.advance(HOUR_MS - 5 * MINUTE_MS)
  await page.reload()
  await expect(page.getByRole('timer')).toContainText('4 min')
  await portal.advance(5 * MINUTE_MS)
  await page.reload()
  await expect(page.getByText(messages.vocabulary.accessState.expired, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: messages.access.askAgain }).click()
  await expect(page.getByText(messages.common.requestTestAppUsed)).toBeVisible()
  await expect(page.getByText(messages.common.requestAppAcceessBis)).toBeVisible()
})

test('the back button and a reload do not bring the dialog back', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
}) => {
  await signIn(page, await newUser())
  await goToDialog(page, at, (await appOf({ portal })).id)
  await expect(page).toHaveURL(at('/'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(at('/apps/'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
