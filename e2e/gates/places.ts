import { expect, type Page } from '@playwright/test'
import type { Language } from '@portal/contract/rules'
import type { ForkedPortal } from '@portal/demo/test'
import type { Messages } from '@portal/messages'
import { settled } from '../settled.ts'

/** Demonstration apps, one for each look of a card and an app page. */
export const APPS = {
  /** Online, with a video for everybody. */
  publicVideo: 'VISIOSTOCK',
  /** Online, with a video for signed-in users. */
  memberVideo: 'COMPTOIR',
  online: 'CARBONE24',
  /** In preparation: neither video nor trial. */
  notOnline: 'REEMPLOI',
} as const

export const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const

/** A form whose island is hydrated. */
export const ALIVE_FORM = 'astro-island:not([ssr]) [type=submit]'

const ALERT = '[role=alert]'
const BUTTON = 'main button'

export type Place = {
  /** Names the page in reports and screenshots. */
  name: string
  /** Address without the language. */
  path: string
  /** Title of the browser tab. */
  title: string
  /** The page's `h1`, when it differs from the title. */
  heading?: string
  /** Selector of what an island renders once its data has come. */
  whole?: string
}

type Scene = { portal: ForkedPortal; messages: Messages; language: Language }

/** Lists every page that needs no sign-in. */
export async function publicPlaces({ portal, messages, language }: Scene): Promise<Place[]> {
  const { shell, catalogue, legal, signin, scanner, visit } = messages
  const home = { title: shell.title, heading: catalogue.homeTitle }
  const app = async (name: string, code: string) => ({
    name,
    path: `/apps/${code}`,
    title: (await findApp(portal, code, language)).name,
  })
  return [
    { name: 'home', path: '/', ...home },
    { name: 'partner', path: '/enseigne', ...home },
    { name: 'apps', path: '/apps', title: catalogue.appsTitle },
    await app('app', APPS.publicVideo),
    await app('app-not-online', APPS.notOnline),
    { name: 'privacy', path: '/privacy', title: legal.privacy.title },
    { name: 'terms', path: '/terms', title: legal.terms.title },
    { name: 'accessibility', path: '/accessibilite', title: messages.accessibility.title },
    { name: 'site-map', path: '/plan-du-site', title: messages.siteMap.title },
    { name: 'signin', path: '/signin', title: signin.title, whole: ALIVE_FORM },
    { name: 'register', path: '/register', title: shell.register, whole: ALIVE_FORM },
    { name: 'password-forgotten', path: '/password/forgotten', title: shell.passwordForgottenTitle },
    { name: 'password-reset', path: '/password/reset#token=x', title: shell.passwordResetTitle },
    { name: 'signin-company', path: '/signin/company?failed=over', title: signin.companyTitle, whole: ALERT },
    { name: 'email-confirm', path: '/email/confirm#token=x', title: shell.emailConfirmTitle, whole: BUTTON },
    { name: 'debug', path: '/debug', title: scanner.title },
    { name: 'visit', path: '/visit', title: visit.title, whole: '.wrap .button' },
    { name: 'missing', path: '/nothing-here', title: shell.notFoundTitle },
  ]
}

/** Lists the pages of a signed-in person. */
export const ownPlaces = ({ shell }: Messages): Place[] => [
  { name: 'userapps', path: '/userapps', title: shell.myApps, whole: 'li.panel' },
  { name: 'account', path: '/account', title: shell.account, whole: '#panel-profile' },
  {
    name: 'account-password',
    path: '/account?panel=password',
    title: shell.account,
    whole: '#panel-password',
  },
  {
    name: 'account-sessions',
    path: '/account?panel=sessions',
    title: shell.account,
    whole: '#panel-sessions dl',
  },
  {
    name: 'account-deletion',
    path: '/account?panel=deletion',
    title: shell.account,
    whole: '#panel-deletion',
  },
]

/** Lists the pages that read the administrators' API. */
export const adminPlaces = ({ shell }: Messages, uuid: string): Place[] => [
  { name: 'users', path: '/users', title: shell.usersTitle, whole: 'table' },
  { name: 'user', path: `/user/${uuid}`, title: shell.userTitle, whole: 'article' },
]

/** Opens a page and waits until islands are rendered, fonts loaded and nothing moves. */
export async function visit(page: Page, address: string, { whole }: Place) {
  // Panels of one page differ by the fragment alone, which is no new visit.
  if (address.includes('#')) await page.goto('about:blank')
  await page.goto(address)
  if (whole) await expect(page.locator(whole).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await settled(page)
}

/** Expects nothing to scroll sideways. */
export async function expectNoOverflow(page: Page) {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.table-scroll, .tabs')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 60)),
  )
  expect(wider, `wider than there is room, on ${page.url()}`).toEqual([])
}

/** Finds an app of the public catalogue, with its name in a language. */
export async function findApp(portal: ForkedPortal, code: string, language: Language) {
  const { data } = await portal.call('GET', '/v1/publicsapps/')
  const apps = data as { id: number; code: string; name: string; name_en: string | null }[]
  const app = apps.find((one) => one.code === code)
  if (!app) throw new Error(`${code} is not in the demonstration data`)
  return { id: app.id, name: (language === 'en' && app.name_en) || app.name }
}

/** Finds a user of the demonstration. */
export async function someUuid(portal: ForkedPortal): Promise<string> {
  const { data: session } = await portal.call('POST', '/v1/token/', { body: portal.admin })
  const list = await portal.call('GET', '/v1/manageusers/?range=[0,0]', { token: session.access_token })
  return list.data[0].uuid
}
