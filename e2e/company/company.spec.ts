import { STORAGE_KEYS } from '@portal/contract/rules'
import { expectExemplary } from '../axe.ts'
import { expect } from '../fixtures.ts'
import { openDemo } from '../journeys/visitorJourney.ts'
import { appOf } from '../storefront/accesses.ts'
import { agree, goThrough, hire, label, test, zoe } from './colleagues.ts'

// One portal for all of them.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ quiet }) => {
  // The provider's own pages are another origin, with resources from the network.
  quiet.allow(/^foreign request|ERR_|fonts\.googleapis|favicon/)
})

test('a colleague consents, gets an account, and comes back without being asked', async ({
  page,
  provider,
  messages,
}) => {
  const colleague = zoe()
  const login = hire(provider, colleague)
  await page.goto('/signin/?next=%2Faccount%2F')
  await goThrough(page, login)
  await expect(page.getByText(`Zoé Martin, ${colleague.email}`)).toBeVisible()
  await expectExemplary(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.accessToken)).toBeNull()
  await agree(page, messages)

  await expect(page).toHaveURL(/\/account\/$/)
  await expect(page.getByText(colleague.email)).toBeVisible()
  const stored = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(stored).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'roles']))
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain('eyJ')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/signin/')
  await page.getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/account/')
  await expect(page.getByText(colleague.email)).toBeVisible()
})

test('groups open the console, and close it again', async ({ page, provider, messages }) => {
  const colleague = zoe({ groups: ['direction'] })
  const login = hire(provider, colleague)
  await page.goto('/signin/?next=%2Fadmin')
  await goThrough(page, login)
  await agree(page, messages)
  await expect(page.getByRole('heading', { name: messages.dashboard.title })).toBeVisible()

  provider.colleagues.set(login, { ...colleague, groups: [] })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/signin/')
  await page.getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin')
  await expect(page.getByRole('main').getByText(messages.common.accesForbidden)).toBeVisible()
})

test('an account with the same verified address is joined', async ({ page, provider, newUser, portal }) => {
  const local = await newUser()
  await page.goto('/signin/?next=%2Faccount%2F')
  await goThrough(page, hire(provider, zoe({ email: local.email })))
  await expect(page.getByText(local.email)).toBeVisible()
  const mail = async () => (await portal.mails()).filter(({ to }) => to === local.email)
  await expect.poll(async () => (await mail()).length).toBe(1)
})

test('an account whose address is not vouched for is not joined', async ({
  page,
  provider,
  newUser,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 403/)
  const local = await newUser()
  await page.goto('/signin/')
  await goThrough(page, hire(provider, zoe({ email: local.email, email_verified: false })))
  await expect(page.getByRole('alert')).toHaveText(messages.errors.company_email_unverified)
  await expect(page.getByRole('link', { name: messages.session.companyOtherWay })).toBeVisible()
})

test('signing out here signs out there, and asks again for everything', async ({
  page,
  provider,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 40[013]/)
  await page.goto('/signin/')
  await goThrough(page, hire(provider, zoe()))
  await agree(page, messages)
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/logout/')
  await page.getByRole('button', { name: /yes/i }).click()
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
  await page.goto('/signin/')
  await page.getByRole('link', { name: label }).click()
  await expect(page.locator('input[name=login]')).toBeVisible()
})

test('signing out there ends the session here, and closes a running demo', async ({
  page,
  context,
  provider,
  portal,
  messages,
  language,
  at,
  quiet,
}) => {
  quiet.allow(/status of 40[013]/)
  await portal.setParameter('access.autoGrant', 'true')
  const colleague = zoe()
  await page.goto('/signin/')
  await goThrough(page, hire(provider, colleague))
  await agree(page, messages)
  await expect(page).toHaveURL(/\/$/)
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.accessToken)
  const { id } = await appOf({ portal })
  await portal.call('POST', `/v1/users/requestappaccess/${id}`, { token, body: {} })
  await page.goto('/userapps/')
  const demo = await openDemo(page, { portal, language, messages, at }, messages.access.open, 'Zoé')

  const there = await context.newPage()
  await there.goto(`${provider.settings.OIDC_ISSUER}/session/end`)
  const before = Date.now()
  await there.getByRole('button', { name: /yes/i }).click()
  await expect(demo.getByText('Zoé')).toHaveCount(0, { timeout: 10_000 })
  expect(Date.now() - before).toBeLessThan(8_000)
  await page.goto('/account/')
  await expect(page).toHaveURL(/\/signin\/?\?next=/)
})
