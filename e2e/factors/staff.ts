import type { Page } from '@playwright/test'
import { Roles } from '@portal/contract/rules'
import { type ForkedPortal, forkPortal } from '@portal/demo/test'
import { codeAt, STEP_MS } from '@portal/server/test/codeAt'
import { test as base } from '../fixtures.ts'

type Person = { id: number; email: string; password: string; prenom: string; nom: string }
type StaffFixtures = {
  /** Makes an administrator, by another one. */
  newAdmin: () => Promise<Person>
  /** Signs in on the form, up to where the second factor is asked for. */
  signInByForm: (person: Pick<Person, 'email' | 'password'>, next: string) => Promise<void>
}

/** A portal that offers second factors, at a name that browsers keep passkeys for. */
export const test = base.extend<StaffFixtures, { portal: ForkedPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the pattern
    async ({}, use) => {
      const portal = await forkPortal(process.env.PORTAL_TEMPLATE ?? '', { host: 'localhost' })
      await portal.setParameter('users.secondFactor', 'offered')
      await use(portal)
      await portal.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  newAdmin: async ({ portal, newUser }, use) =>
    use(async () => {
      const person = await newUser()
      const { data } = await portal.call('POST', '/v1/token/', { body: portal.admin })
      const body = { roles: Roles.admin }
      await portal.call('PUT', `/v1/users/${person.id}`, { token: data.access_token, body })
      return person
    }),
  signInByForm: async ({ page, at }, use) =>
    use(async ({ email, password }, next) => {
      await page.goto(`${at('/signin/')}?next=${encodeURIComponent(next)}`)
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=password]').fill(password)
      await page.locator('main form [type=submit]').click()
    }),
})

/** Gives the page's browser an authenticator that says yes to everything. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Makes a one-time code that nobody has used: the portal's clock moves on by a step. */
export async function codeOf(portal: ForkedPortal, secret: string) {
  await portal.advance(STEP_MS)
  const { headers } = await portal.call('GET', '/v1/health/live')
  return codeAt(secret, new Date(headers.get('date') ?? ''))
}
