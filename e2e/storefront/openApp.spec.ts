import type { Page } from '@playwright/test'
import { HOUR_MS, MINUTE_MS, STORAGE_KEYS } from '@portal/contract/rules'
import { expect, PASSWORD, test } from '../fixtures.ts'
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

test('a blocked tab leaves a plain link, and no time runs until it is followed', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
  messages,
}) => {
  const person = await newUser()
  const { access_token: token } = await signIn(page, person)
  const { app } = await decided({ portal, token }, 1, ONE_HOUR)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await goToDialog(page, at, app.id)
  await page.getByRole('button', { name: messages.common.gotToApp }).click()
  await expect(page.getByText(messages.access.notStarted)).toBeVisible()
  expect(await openings({ portal, token })).toBe(0)
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: messages.access.popupLink }).click()
  await expect((await popup).getByText(person.prenom).first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: messages.access.runningTitle })).toBeVisible()
  expect(await openings({ portal, token })).toBe(1)
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
  await expect(page.getByRole('dialog', { name: messages.common.requestTestAppConfirm })).toBeVisible()
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
  await expect(page.getByRole('dialog', { name: messages.common.requestTestAppConfirm })).toBeVisible()

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

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a session that ends on the way brings back page and app', async ({
      page,
      portal,
      newUser,
      signIn,
      at,
      messages,
      quiet,
    }) => {
      quiet.allow(/status of 401/)
      const person = await newUser()
      await signIn(page, person)
      const { id } = await appOf({ portal })
      await page.goto(at('/?category=2'))
      await page.evaluate(() => {
        localStorage.setItem('access_token', 'over')
        localStorage.setItem('refresh_token', 'over')
      })
      await page.locator(`[data-open-app="${id}"]`).first().click()
      await expect(page).toHaveURL(/\/signin\/?\?app=\d+&next=/)
      await page.locator('[name=email]').fill(person.email)
      await page.locator('[name=password]').fill(PASSWORD)
      await page.getByRole('button', { name: messages.signin.title }).click()
      await expect(page.getByRole('dialog', { name: messages.access.requestTitle })).toBeVisible()
      await expect(page).toHaveURL(at('/?category=2'))
    })

    test('accesses that cannot be loaded, and those of a suspended app, say so', async ({
      page,
      portal,
      newUser,
      signIn,
      at,
      messages: { access, common },
      quiet,
    }) => {
      quiet.allow(/status of 500/)
      const { access_token: token } = await signIn(page, await newUser())
      await page.addInitScript((key) => {
        // A damaged copy breaks nothing; an empty tab has no storage.
        if (location.protocol !== 'about:') localStorage.setItem(key, '[{"id":1},null]')
      }, STORAGE_KEYS.userApps)
      await page.route('**/v1/userapps/', (route) => route.fulfill({ status: 500 }))
      await page.goto(at('/userapps/'))
      await expect(page.getByRole('alert')).toContainText(common.appRequestNoData)
      await page.unroute('**/v1/userapps/')
      await decided({ portal, token }, 1, ONE_HOUR)
      await page.route('**/v1/userapps/', async (route) => {
        const answer = await route.fetch()
        const records = (await answer.json()) as object[]
        await route.fulfill({ response: answer, json: records.map((one) => ({ ...one, app_status: 3 })) })
      })
      await page.getByRole('button', { name: common.retry }).click()
      await expect(page.getByText(access.closedText)).toBeVisible()
      await expect(page.getByRole('button', { name: access.open })).toBeHidden()
    })

    test('an access withdrawn while one looks says so', async ({
      page,
      portal,
      newUser,
      signIn,
      at,
      messages: { access, errors, vocabulary },
      quiet,
    }) => {
      quiet.allow(/status of 409|ApiError/)
      const { access_token: token } = await signIn(page, await newUser())
      const { access: record } = await decided({ portal, token }, 1, ONE_HOUR)
      await page.goto(at('/userapps/'))
      const open = page.getByRole('button', { name: access.open })
      await expect(open).toBeVisible()
      const { data: admin } = await portal.call('POST', '/v1/token/', { body: portal.admin })
      await portal.call('PUT', `/v1/requestapps/${record.id}`, {
        token: admin.access_token,
        body: { id: record.id, status: 2 },
      })
      await open.click()
      await expect(page.getByText(vocabulary.accessState.refused, { exact: true })).toBeVisible()
      await expect(page.getByText(errors.access_not_open)).toBeInViewport()
    })
  })
