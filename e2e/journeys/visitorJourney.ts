import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Language } from '@portal/contract/rules'
import type { ForkedPortal } from '@portal/demo/test'
import { interpolate, type Messages } from '@portal/messages'
import { ALIVE_FORM } from '../gates/places.ts'

/** An online app of the demonstration, in category 2. */
export const APP = { code: 'VISIOSTOCK', category: 2 } as const
const DURATION_ONE_HOUR = 2
/** Time in which the console lets a decision be taken back, and some. */
const UNDO_MS = 10_000

/** The portal and the language of a journey. */
export type Scene = {
  portal: ForkedPortal
  language: Language
  messages: Messages
  at: (path: string) => string
}
export type Visitor = { email: string; password: string; prenom: string; nom: string }

/** Finds the app's name as the storefront shows it. */
export async function appName({ portal, language }: Scene): Promise<string> {
  const { data } = await portal.call('GET', '/v1/publicsapps/')
  const apps = data as { code: string; name: string; name_en: string | null }[]
  const app = apps.find(({ code }) => code === APP.code)
  if (!app) throw new Error(`${APP.code} is not in the demonstration data`)
  return (language === 'en' && app.name_en) || app.name
}

export async function filterByCategory(page: Page, { messages }: Scene) {
  await page.getByRole('button', { name: messages.vocabulary.category[APP.category] }).click()
  await expect(page).toHaveURL(/category=2/)
  await expect(page.locator(`[data-app]:not([data-category="${APP.category}"])`).first()).toBeHidden()
}

export const explore = (page: Page, { messages }: Scene, name: string) =>
  page
    .getByRole('button', { name: interpolate(messages.catalogue.exploreApp, { name }) })
    .first()
    .click()

/** Fills and sends the form of `/register`. */
export async function fillRegistration(page: Page, messages: Messages, visitor: Visitor) {
  await page.locator(ALIVE_FORM).waitFor()
  await page.getByLabel(messages.vocabulary.civility[1]).check()
  for (const field of ['prenom', 'nom', 'email', 'password'] as const)
    await page.locator(`[name=${field}]`).fill(visitor[field])
  await page.locator('[name=passwordConfirm]').fill(visitor.password)
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: messages.account.registerSubmit }).click()
}

/** Goes from the identification dialog through the form to the welcome. */
export async function register(page: Page, { messages }: Scene, visitor: Visitor) {
  await page
    .getByRole('dialog', { name: messages.access.identifyTitle })
    .getByRole('link', { name: messages.signin.register })
    .click()
  await expect(page).toHaveURL(/\/register\/?\?app=\d+/)
  await fillRegistration(page, messages, visitor)
  const welcome = page.getByRole('dialog', { name: interpolate(messages.account.welcomeTitle, visitor) })
  await expect(welcome).toBeVisible()
  await welcome.getByRole('button', { name: messages.account.welcomeGo }).click()
}

/**
 * Signs an administrator in through the form, finds the request and grants an hour; the page's clock skips
 * the time to take it back.
 */
export async function grantInConsole(context: BrowserContext, scene: Scene, email: string) {
  const { portal, messages, at, language } = scene
  const admin = await context.newPage()
  await admin.clock.install()
  await admin.goto('/')
  await admin.getByRole('link', { name: language === 'fr' ? /^FR/ : /^EN/ }).click()
  await admin.goto(at('/signin/'))
  await admin.locator('[name=email]').fill(portal.admin.email)
  await admin.locator('[name=password]').fill(portal.admin.password)
  await admin.getByRole('button', { name: messages.signin.title }).click()
  await expect(admin).toHaveURL(at('/'))
  await admin.goto('/appsrequestadmin')
  const row = admin.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: messages.requestsAdmin.decision.otherDuration }).click()
  // It leaves the browser once it can no longer be taken back.
  const sent = admin.waitForResponse((answer) => answer.request().method() === 'PUT')
  await admin
    .getByRole('menuitem', { name: messages.vocabulary.duration[DURATION_ONE_HOUR], exact: true })
    .click()
  await expect(row).toBeHidden()
  await admin.clock.fastForward(UNDO_MS)
  expect((await sent).status()).toBe(200)
}

/** Opens the demo and returns its tab, once it greets the person. */
export async function openDemo(page: Page, { portal }: Scene, button: string, prenom: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const demo = await opened
  await expect(demo.getByText(prenom).first()).toBeVisible()
  expect(demo.url()).toContain(portal.demoUrl)
  expect(demo.url()).not.toContain('token')
  return demo
}

/** Expects the demo's gate to close by itself, without a reload. */
export const expectClosedDoor = (demo: Page, { language }: Scene) =>
  expect(
    demo.getByRole('heading', { level: 1, name: language === 'fr' ? /temps est écoulé/i : /time is up/i }),
  ).toBeVisible({ timeout: 20_000 })
