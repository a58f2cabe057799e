import type { BrowserContext, Page } from '@playwright/test'
import { LANGUAGES } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expect, PASSWORD, test } from '../fixtures.ts'

/** An app of the demonstration data that is online, in the category "Efficacité opérationnelle". */
const APP = { code: 'VISIOSTOCK', category: 2 } as const
const HOUR = 3_600_000
const DURATION_ONE_HOUR = 2

for (const language of LANGUAGES) {
  test.describe(`in ${language === 'fr' ? 'French' : 'English'}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    test.setTimeout(120_000)

    test('a visitor asks, an administrator grants, the demo opens and closes on time', async ({
      page,
      portal,
      messages,
      at,
      browser,
      quiet,
    }) => {
      // The browser notes the refusals that belong to the story: an access token that ended, and the closed door.
      quiet.allow(/status of 40[13]/)
      const person = { email: `visite-${crypto.randomUUID()}@exemple.fr`, prenom: 'Camille', nom: 'Durand' }
      const name = await appName(portal.url, language)

      await test.step('the catalogue, filtered by category', async () => {
        await page.goto(at('/'))
        await page.getByRole('button', { name: messages.vocabulary.category[APP.category] }).click()
        await expect(page).toHaveURL(/category=2/)
        await expect(page.locator('[data-app]:not([data-category="2"])').first()).toBeHidden()
      })

      await test.step('an online app asks to sign in or register', async () => {
        await explore(page, name, messages.catalogue.exploreApp)
        const dialog = page.getByRole('dialog', { name: messages.access.identifyTitle })
        await dialog.getByRole('link', { name: messages.signin.register }).click()
        await expect(page).toHaveURL(/\/register\/?\?app=\d+/)
      })

      await test.step('registration, welcomed', async () => {
        await page.getByLabel(messages.vocabulary.civility[1]).check()
        await page.getByLabel(messages.account.prenom).fill(person.prenom)
        await page
          .getByLabel(messages.account.nom, { exact: false })
          .and(page.locator('[name=nom]'))
          .fill(person.nom)
        await page.locator('[name=email]').fill(person.email)
        await page.locator('[name=password]').fill(PASSWORD)
        await page.locator('[name=passwordConfirm]').fill(PASSWORD)
        await page.locator('[name=consent]').check()
        await page.getByRole('button', { name: messages.account.registerSubmit }).click()
        await expect(
          page.getByRole('dialog', { name: interpolate(messages.account.welcomeTitle, person) }),
        ).toBeVisible()
        await page.getByRole('button', { name: messages.account.welcomeGo }).click()
      })

      await test.step('the remembered app: a request that waits', async () => {
        await page.getByRole('dialog').getByRole('button', { name: messages.access.requestSubmit }).click()
        await expect(page.getByText(messages.common.requestTestAppConfirmWait)).toBeVisible()
        await page.goto(at('/userapps/'))
        await expect(page.getByText(name).first()).toBeVisible()
        await expect(page.getByText(messages.vocabulary.accessState.waiting).first()).toBeVisible()
      })

      const adminContext = await browser.newContext({
        baseURL: portal.url,
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      })
      await test.step('an administrator grants an hour in the console', async () => {
        await grantInConsole(adminContext, { portal, messages, at, email: person.email })
      })
      await adminContext.close()

      const demo = await test.step('the user opens the app: a new tab that greets', async () => {
        await page.reload()
        await expect(page.getByText(messages.vocabulary.accessState.granted).first()).toBeVisible()
        const opened = page.waitForEvent('popup')
        await page.getByRole('button', { name: messages.access.open }).click()
        const tab = await opened
        await expect(tab.getByText(person.prenom).first()).toBeVisible()
        expect(tab.url()).toContain(portal.demoUrl)
        expect(tab.url()).not.toContain('token')
        await expect(tab.getByRole('timer').first()).toContainText('59')
        return tab
      })

      await test.step('the access was marked used and runs', async () => {
        await page.reload()
        await expect(page.getByText(messages.vocabulary.accessState.running).first()).toBeVisible()
      })

      await test.step('time over: the door closes and leads back, the user may ask again', async () => {
        await portal.advance(HOUR)
        const ended = demo.getByRole('heading', {
          level: 1,
          name: language === 'fr' ? /temps est écoulé/i : /time is up/i,
        })
        await expect(ended).toBeVisible({ timeout: 20_000 })
        await demo.getByRole('link').first().click()
        await expect(demo).toHaveURL((url) => url.origin === portal.url)
        await page.reload()
        await expect(page.getByRole('button', { name: messages.access.askAgain })).toBeVisible()
      })
    })

    test('with auto-grant on, the demo opens without an administrator', async ({
      page,
      portal,
      messages,
      at,
      newUser,
      signIn,
      quiet,
    }) => {
      quiet.allow(/status of 40[13]/)
      const name = await appName(portal.url, language)
      await portal.setParameter('access.autoGrant', 'true')
      try {
        const person = await newUser()
        await signIn(page, person)
        await page.goto(at('/'))
        await explore(page, name, messages.catalogue.exploreApp)
        await page.getByRole('dialog').getByRole('button', { name: messages.access.requestSubmit }).click()
        const opened = page.waitForEvent('popup')
        await page.getByRole('button', { name: messages.common.gotToApp }).click()
        const demo = await opened
        await expect(demo.getByText(person.prenom).first()).toBeVisible()
        await portal.advance(4 * HOUR)
        await expect(
          demo.getByRole('heading', { level: 1, name: /temps est écoulé|time is up/i }),
        ).toBeVisible({
          timeout: 20_000,
        })
      } finally {
        await portal.setParameter('access.autoGrant', 'false')
      }
    })
  })
}

async function appName(url: string, language: 'fr' | 'en'): Promise<string> {
  const apps = (await (await fetch(`${url}/v1/publicsapps/`)).json()) as {
    code: string
    name: string
    name_en: string | null
  }[]
  const app = apps.find(({ code }) => code === APP.code)
  if (!app) throw new Error(`${APP.code} is not in the demonstration data`)
  return (language === 'en' && app.name_en) || app.name
}

const explore = (page: Page, name: string, label: string) =>
  page
    .getByRole('button', { name: interpolate(label, { name }) })
    .first()
    .click()

type Console = Pick<Parameters<Parameters<typeof test>[2]>[0], 'portal' | 'messages' | 'at'> & {
  email: string
}

async function grantInConsole(context: BrowserContext, { portal, messages, at, email }: Console) {
  const admin = await context.newPage()
  await admin.goto('/')
  await admin.getByRole('link', { name: at('/') === '/' ? /^FR/ : /^EN/ }).click()
  await admin.goto(at('/signin/'))
  await admin.locator('[name=email]').fill(portal.admin.email)
  await admin.locator('[name=password]').fill(portal.admin.password)
  await admin.getByRole('button', { name: messages.signin.title }).click()
  await expect(admin).toHaveURL(at('/'))
  await admin.goto('/appsrequestadmin')
  const row = admin.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: messages.requestsAdmin.act.grant }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await admin
    .getByRole('option', { name: messages.vocabulary.duration[DURATION_ONE_HOUR], exact: true })
    .click()
  await dialog.getByRole('button', { name: messages.requestsAdmin.act.grant }).click()
  await expect(row).toBeHidden()
}
