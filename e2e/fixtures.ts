import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Language, STORAGE_KEYS } from '@portal/contract/rules'
import { type ForkedPortal, forkPortal } from '@portal/demo/test'
import { type Messages, messagesOf } from '@portal/messages'

type Person = { email: string; password: string; prenom: string; nom: string }
type SessionKeys = { access_token: string; refresh_token: string; roles: string }

type TestFixtures = {
  /** Language of the test; `test.use({ language: 'en' })`. */
  language: Language
  messages: Messages
  /** Puts a storefront path into the test's language. */
  at: (path: string) => string
  /** Makes an account through the API. */
  newUser: () => Promise<Person & SessionKeys & { id: number }>
  /** Signs a page's context in through the API, not through the form. */
  signIn: (page: Page, person: { email: string; password: string }) => Promise<SessionKeys>
  /** Fails the test on console errors, page errors, policy violations and requests to other hosts. */
  quiet: { allow: (pattern: RegExp) => void }
}
type WorkerFixtures = {
  /** Database of the portal; `test.use({ database: 'postgres' })` at the top of a file. */
  database: 'embedded' | 'postgres'
  /** Further settings of the portal; `test.use({ settings: { … } })` at the top of a file. */
  settings: Record<string, string>
  portal: ForkedPortal
}

export const PASSWORD = 'Essai-2026!ok'

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ['embedded', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ database, settings }, use) => {
      const portal = await forkPortal(process.env.PORTAL_TEMPLATE ?? '', { database, env: settings })
      await use(portal)
      await portal.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  language: ['fr', { option: true }],
  messages: async ({ language }, use) => use(messagesOf(language)),
  at: async ({ language }, use) => use((path) => (language === 'en' ? `/en${path}` : path)),
  newUser: async ({ portal, language }, use) =>
    use(async () => {
      const person = {
        email: `essai-${crypto.randomUUID()}@exemple.fr`,
        password: PASSWORD,
        prenom: 'Zoé',
        nom: 'Martin',
      }
      const body = { ...person, passwordConfirm: PASSWORD, civility: 1, consent: true, language }
      const answer = await post<SessionKeys & { user: { id: number } }>(portal.url, '/v1/users/', body)
      return { ...person, ...answer, id: answer.user.id }
    }),
  signIn: async ({ portal }, use) =>
    use(async (page, { email, password }) => {
      const session = await post<SessionKeys>(portal.url, '/v1/token/', { email, password })
      await storeSession(page.context(), session)
      return session
    }),
  quiet: [
    async ({ context, portal }, use) => {
      // The browser skips a page transition when the next page is quicker; nobody sees it.
      const allowed: RegExp[] = [/^page error: Transition was (?:aborted|skipped)/]
      const noises: string[] = []
      const hosts = [new URL(portal.url).host, new URL(portal.demoUrl).host]
      const watch = (page: Page) => {
        page.on('pageerror', (error) => noises.push(`page error: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error') noises.push(`console: ${message.text()}`)
        })
        page.on('request', (request) => {
          const { protocol, host } = new URL(request.url())
          if (protocol.startsWith('http') && !hosts.includes(host))
            noises.push(`foreign request: ${request.url()}`)
        })
      }
      context.pages().forEach(watch)
      context.on('page', watch)
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(noises.filter((noise) => !allowed.some((pattern) => pattern.test(noise)))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

async function post<Answer>(url: string, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Stores the session before any page of the context loads. */
async function storeSession(context: BrowserContext, session: SessionKeys) {
  await context.addInitScript(
    ([keys, values]) => {
      // An empty tab has no storage.
      if (location.protocol === 'about:' || sessionStorage.getItem('signed-in-by-test')) return
      sessionStorage.setItem('signed-in-by-test', 'yes')
      localStorage.setItem(keys.accessToken, values.access_token)
      localStorage.setItem(keys.refreshToken, values.refresh_token)
      localStorage.setItem(keys.roles, values.roles)
    },
    [STORAGE_KEYS, session] as const,
  )
}
