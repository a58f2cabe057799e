import { STORAGE_KEYS } from '@portal/contract/rules'
import { expectExemplary } from '../axe.ts'
import { CUT_MS, liveSocket } from '../door/liveSocket.ts'
import { expect } from '../fixtures.ts'
import { grantAndEnter } from '../running.ts'
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

test('groups open the console, and close it again', async ({ page, provider, messages, quiet }) => {
  // The console still stands when its tokens are taken away.
  quiet.allow(/status of 401/)
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

test('the console signs in again by the company, and loses nothing that was typed', async ({
  page,
  context,
  provider,
  portal,
  messages,
  newUser,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  const { id } = await newUser()
  await page.goto('/signin/?next=%2Fadmin')
  await goThrough(page, hire(provider, zoe({ groups: ['direction'] })))
  await agree(page, messages)
  await expect(page.getByRole('heading', { name: messages.dashboard.title })).toBeVisible()
  await page.goto(`/admin/manageusers/${id}`)
  const main = page.getByRole('main')
  await main.locator('[name=organisation]').fill('Maison neuve')
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, 'ended')
    },
    [STORAGE_KEYS.accessToken, STORAGE_KEYS.refreshToken],
  )
  await main.locator('button[type=submit]').click()

  const dialog = page.getByRole('dialog', { name: messages.console.session.title })
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: label }).click(),
  ])
  // The provider still knows them.
  await expect(tab).toHaveURL(`${portal.url}/`)
  await expect(page).toHaveURL(/manageusers(\?|$)/)
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.accessToken)
  const { data } = await portal.call('GET', `/v1/manageusers/${id}`, { token })
  expect(data.organisation).toBe('Maison neuve')
})

test('signing out there ends the session here, and cuts a running demo within two seconds', async ({
  page,
  context,
  provider,
  portal,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 40[013]/)
  await page.goto('/signin/')
  await goThrough(page, hire(provider, zoe()))
  await agree(page, messages)
  await expect(page).toHaveURL(/\/$/)
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.accessToken)
  const { data: admin } = await portal.call('POST', '/v1/token/', { body: portal.admin })
  const { id: appId } = await appOf({ portal })
  const running = await grantAndEnter({ portal, adminToken: admin.access_token, token, appId })
  const socket = await liveSocket(`${running.url}live`, running.cookie)

  const there = await context.newPage()
  await there.goto(`${provider.settings.OIDC_ISSUER}/session/end`)
  const leftAt = Date.now()
  await there.getByRole('button', { name: /yes/i }).click()
  expect((await socket.cutAt) - leftAt).toBeLessThan(CUT_MS)
  expect((await fetch(running.url, { headers: { cookie: running.cookie } })).status).toBe(403)
  await page.goto('/account/')
  await expect(page).toHaveURL(/\/signin\/?\?next=/)
})
