import type { Page } from '@playwright/test'
import { type ForkedPortal, forkPortal } from '@portal/demo/test'
import type { Messages } from '@portal/messages'
import { test as base } from '../fixtures.ts'
import { type Colleague, startProvider } from './provider.ts'

type Provider = Awaited<ReturnType<typeof startProvider>>

/** A portal with a company's sign-in, and that company's provider; `settings` adds to the portal's. */
export const test = base.extend<object, { provider: Provider; portal: ForkedPortal }>({
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
    async ({ provider, settings }, use) => {
      const env = { ...provider.settings, ...settings }
      const portal = await forkPortal(process.env.PORTAL_TEMPLATE ?? '', { env })
      await provider.know(portal.url)
      await use(portal)
      await portal.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export const label = 'Se connecter avec mon entreprise'
export const zoe = (over: Partial<Colleague> = {}): Colleague => ({
  email: `zoe-${crypto.randomUUID()}@exemple.fr`,
  email_verified: true,
  given_name: 'Zoé',
  family_name: 'Martin',
  groups: [],
  ...over,
})

/** Hires somebody. @returns their name at the provider */
export function hire(provider: Provider, colleague: Colleague) {
  const login = crypto.randomUUID()
  provider.colleagues.set(login, colleague)
  return login
}

/** Presses the button and fills in the provider's pages. */
export async function goThrough(page: Page, login: string) {
  await page.getByRole('link', { name: label }).click()
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('x')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]').click()
}

/** Agrees on the first visit. */
export async function agree(page: Page, { account }: Messages) {
  await page.getByRole('checkbox', { name: account.consent }).check()
  await page.getByRole('button', { name: account.registerSubmit }).click()
}
