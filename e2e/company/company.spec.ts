import type { Page } from '@playwright/test'
import { STORAGE_KEYS } from '@portal/contract/rules'
import { type ForkedPortal, forkPortal } from '@portal/demo/test'
import { expectExemplary } from '../axe.ts'
import { test as base, expect } from '../fixtures.ts'
import { type Colleague, startProvider } from './provider.ts'

type Provider = Awaited<ReturnType<typeof startProvider>>

/** A portal with a company's sign-in, and that company's provider. */
const test = base.extend<object, { provider: Provider; portal: ForkedPortal }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the pattern
    async ({}, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ provider }, use) => {
      const portal = await forkPortal(process.env.PORTAL_TEMPLATE ?? '', { env: provider.settings })
      await provider.know(portal.url)
      await use(portal)
      await portal.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
// One portal for all of them.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ quiet }) => {
  // The provider's own pages are another origin, with resources from the network.
  quiet.allow(/^foreign request|ERR_|fonts\.googleapis|favicon/)
})

const label = 'Se connecter avec mon entreprise'
const zoe = (over: Partial<Colleague> = {}): Colleague => ({
  email: `zoe-${crypto.randomUUID()}@exemple.fr`,
  email_verified: true,
  given_name: 'Zoé',
  family_name: 'Martin',
  groups: [],
  ...over,
})

/** Hires somebody. @returns their name at the provider */
function hire(provider: Provider, colleague: Colleague) {
  const login = crypto.randomUUID()
  provider.colleagues.set(login, colleague)
  return login
}

/** Presses the button and fills in the provider's pages. */
async function goThrough(page: Page, login: string) {
  await page.getByRole('link', { name: label }).click()
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('x')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]').click()
}

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
  await page.getByRole('checkbox', { name: messages.account.consent }).check()
  await page.getByRole('button', { name: messages.account.registerSubmit }).click()

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
  await page.getByRole('checkbox', { name: messages.account.consent }).check()
  await page.getByRole('button', { name: messages.account.registerSubmit }).click()
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
