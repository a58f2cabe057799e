import type { Page } from '@playwright/test'
import { MINUTE_MS, STORAGE_KEYS } from '@portal/contract/rules'
import { expect, test } from '../fixtures.ts'

/** Longer than an access token lives. */
const QUARTER_AND_MORE = 16 * MINUTE_MS
const REFRESH = '**/v1/token/refresh/'
/** Matches the browser's own log line for a refusal, which these tests expect. */
const REFUSED = /status of 40[13]/

/** Storage of somebody who is signed out. */
const ONLY_PARTNER = { [STORAGE_KEYS.currentPartner]: 'enseigne' }

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const setStored = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const)

test.beforeEach(({ quiet }) => quiet.allow(REFUSED))

test('two tabs whose token runs out together stay signed in, with one refresh', async ({
  page,
  context,
  portal,
  newUser,
  signIn,
  at,
  messages,
}) => {
  await signIn(page, await newUser())
  const other = await context.newPage()
  const refreshes: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/v1/token/refresh/')) refreshes.push(request.url())
  })
  await page.goto(at('/account/'))
  await other.goto(at('/userapps/'))
  await expect(page.getByRole('tab', { name: messages.account.profileTab })).toBeVisible()
  await expect(other.getByText(messages.common.appRequestNoData)).toBeVisible()
  const before = await stored(page)

  await portal.advance(QUARTER_AND_MORE)
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByRole('tab', { name: messages.account.profileTab })).toBeVisible()
  await expect(other.getByText(messages.common.appRequestNoData)).toBeVisible()

  expect(refreshes).toHaveLength(1)
  const after = await stored(page)
  expect(after.access_token).not.toBe(before.access_token)
  expect(after.refresh_token).not.toBe(before.refresh_token)
})

test('a page that is reloaded while its token is renewed stays signed in', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
  messages,
}) => {
  await signIn(page, await newUser())
  await portal.advance(QUARTER_AND_MORE)
  await page.route(REFRESH, () => {}, { times: 1 })
  const renewal = page.waitForRequest(REFRESH)
  await page.goto(at('/account/'))
  await renewal
  await page.reload()
  await expect(page.getByRole('tab', { name: messages.account.profileTab })).toBeVisible()
})

test('a refused refresh clears the four keys, and signing in leads back', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
  messages,
}) => {
  const person = await newUser()
  await signIn(page, person)
  await page.goto(at('/userapps/'))
  await expect(page.getByText(messages.common.appRequestNoData)).toBeVisible()
  await setStored(page, STORAGE_KEYS.refreshToken, 'revoked')
  await portal.advance(QUARTER_AND_MORE)
  await page.reload()

  await expect(page).toHaveURL(/\/signin\/?\?next=%2Fuserapps%2F/)
  expect(await stored(page)).toEqual(ONLY_PARTNER)
  await page.locator('[name=email]').fill(person.email)
  await page.locator('[name=password]').fill(person.password)
  await page.getByRole('button', { name: messages.signin.title }).click()
  await expect(page).toHaveURL(/\/userapps\/$/)
})

test('a refresh that fails is logged, and keeps the refresh token', async ({
  page,
  portal,
  newUser,
  signIn,
  at,
  messages,
  quiet,
}) => {
  quiet.allow(/Erreur lors du rafraîchissement du token :|ERR_FAILED/)
  const { refresh_token } = await signIn(page, await newUser())
  await page.goto(at('/userapps/'))
  await expect(page.getByText(messages.common.appRequestNoData)).toBeVisible()
  await page.route(REFRESH, (route) => route.abort())
  const logged = page.waitForEvent('console', (line) =>
    line.text().startsWith('Erreur lors du rafraîchissement du token :'),
  )
  await portal.advance(QUARTER_AND_MORE)
  await page.reload()
  await logged
  await expect(page).toHaveURL(/\/signin\/?\?next=/)
  expect(await stored(page)).toEqual({ ...ONLY_PARTNER, refresh_token })
})

test('roles edited in the storage open nothing', async ({ page, newUser, signIn, at, messages }) => {
  await signIn(page, await newUser())
  await page.goto(at('/'))
  await setStored(page, STORAGE_KEYS.roles, 'USER,ADMIN')
  await page.goto(at('/users/'))
  await expect(page.getByRole('alert')).toHaveText(messages.common.accesForbidden)
  await expect(page.getByRole('link', { name: messages.shell.notFoundHome })).toBeVisible()
})

test('signing out leaves nothing of the person behind, and other tabs notice', async ({
  page,
  context,
  newUser,
  signIn,
  at,
  messages,
}) => {
  const person = await newUser()
  await signIn(page, person)
  await page.goto(at('/userapps/'))
  await expect(page.getByText(messages.common.appRequestNoData)).toBeVisible()
  const other = await context.newPage()
  await other.goto(at('/account/'))
  await expect(other.getByRole('tab').first()).toBeVisible()

  await page.goto(at('/logout/'))
  await expect(page).toHaveURL(at('/'))
  expect(await stored(page)).toEqual(ONLY_PARTNER)
  await expect(other).toHaveURL(/\/signin\/?\?next=/)
})

test('signing out does not wait for a server that is silent', async ({
  page,
  newUser,
  signIn,
  at,
  quiet,
}) => {
  quiet.allow(/ERR_/)
  await signIn(page, await newUser())
  await page.route('**/v1/logout/', () => {})
  await page.goto(at('/logout/'))
  await expect(page).toHaveURL(at('/'))
  expect(await stored(page)).toEqual(ONLY_PARTNER)
})

test('no address leads from signing in to another site', async ({ page, newUser, at, messages }) => {
  const person = await newUser()
  for (const next of ['//evil.example/', '/\\evil.example', 'https:evil.example', 'javascript:alert(1)']) {
    await page.goto(`${at('/signin/')}?next=${encodeURIComponent(next)}`)
    await page.locator('[name=email]').fill(person.email)
    await page.locator('[name=password]').fill(person.password)
    await page.getByRole('button', { name: messages.signin.title }).click()
    await expect(page).toHaveURL(at('/'))
    await page.evaluate(() => localStorage.clear())
  }
})
