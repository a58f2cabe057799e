import { STORAGE_KEYS } from '@portal/contract/rules'
import { test as base } from '../fixtures.ts'

type ConsoleFixtures = {
  /** Bearer token of the administrator, to prepare data through the API. */
  adminToken: string
  /** Opens an address of the console as the administrator, in the test's language. */
  openConsole: (path: string) => Promise<void>
}

export const test = base.extend<ConsoleFixtures>({
  adminToken: async ({ portal }, use) => {
    const { data } = await portal.call('POST', '/v1/token/', { body: portal.admin })
    await use(data.access_token)
  },
  openConsole: async ({ page, portal, language, signIn }, use) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.language,
      language,
    ] as const)
    await signIn(page, portal.admin)
    await use(async (path) => {
      await page.goto(`/admin${path}`)
      await page.getByRole('main').waitFor()
    })
  },
})
export { expect, PASSWORD } from '../fixtures.ts'
