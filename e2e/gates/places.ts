import { expect, type Page } from '@playwright/test'
import type { Language } from '@portal/contract/rules'
import type { ForkedPortal } from '@portal/demo/test'
import type { Messages } from '@portal/messages'
import { settled } from '../settled.ts'

/** Apps of the demonstration, one for each look of a card and of an app's page. */
export const APPS = {
  /** Online, its film open to everybody. */
  publicFilm: 'VISIOSTOCK',
  /** Online, its film for those who are signed in. */
  film: 'COMPTOIR',
  online: 'CARBONE24',
  /** In preparation: neither film nor trial. */
  notOnline: 'REEMPLOI',
} as const

export const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const

/** A form whose island is there; its HTML was before. */
export const ALIVE_FORM = 'astro-island:not([ssr]) [type=submit]'

export type Place = {
  /** Names the page in reports and screenshots. */
  name: string
  /** Address without the language. */
  path: string
  /** What the browser's tab says: the route's title, or the portal's own (specification, section 2). */
  title: string
  /** The one `h1`, where it is not the title. */
  heading?: string
  /** Selector of what an island draws once it knows what to show. */
  whole?: string
}

type Scene = { portal: ForkedPortal; messages: Messages; language: Language }

/** Every page that nobody has to sign in for. */
export async function publicPlaces({ portal, messages, language }: Scene): Promise<Place[]> {
  const { shell, catalogue, legal, signin, scanner } = messages
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
    await app('app', APPS.publicFilm),
    await app('app-not-online', APPS.notOnline),
    { name: 'privacy', path: '/privacy', title: legal.privacy.title },
    { name: 'terms', path: '/terms', title: legal.terms.title },
    { name: 'signin', path: '/signin', title: signin.title, whole: ALIVE_FORM },
    { name: 'register', path: '/register', title: shell.register, whole: ALIVE_FORM },
    { name: 'password-forgotten', path: '/password/forgotten', title: shell.passwordForgottenTitle },
    { name: 'password-reset', path: '/password/reset#token=x', title: shell.passwordResetTitle },
    { name: 'debug', path: '/debug', title: scanner.title },
    { name: 'missing', path: '/nothing-here', title: shell.notFoundTitle },
  ]
}

/** The pages of a person who is signed in. */
export const ownPlaces = ({ shell }: Messages): Place[] => [
  { name: 'userapps', path: '/userapps', title: shell.myApps, whole: 'li.panel' },
  { name: 'account', path: '/account', title: shell.account, whole: '#panel-profile' },
  { name: 'account-password', path: '/account#password', title: shell.account, whole: '#panel-password' },
  { name: 'account-deletion', path: '/account#deletion', title: shell.account, whole: '#panel-deletion' },
]

/** The pages that read the administrators' API. */
export const adminPlaces = ({ shell }: Messages, uuid: string): Place[] => [
  { name: 'users', path: '/users', title: shell.usersTitle, whole: 'table' },
  { name: 'user', path: `/user/${uuid}`, title: shell.userTitle, whole: 'article' },
]

/** Opens a place and waits until it is whole: islands drawn, fonts there, nothing moving any more. */
export async function visit(page: Page, address: string, { whole }: Place) {
  // Two panels of one page differ by the fragment alone, which is no new visit.
  if (address.includes('#')) await page.goto('about:blank')
  await page.goto(address)
  if (whole) await expect(page.locator(whole).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await settled(page)
}

/** Nothing has to be scrolled sideways. */
export async function expectNoOverflow(page: Page) {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.table-scroll, .tabs')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 60)),
  )
  expect(wider, `wider than there is room, on ${page.url()}`).toEqual([])
}

/** An app of the public catalogue, with the name that a language shows. */
export async function findApp(portal: ForkedPortal, code: string, language: Language) {
  const { data } = await portal.call('GET', '/v1/publicsapps/')
  const apps = data as { id: number; code: string; name: string; name_en: string | null }[]
  const app = apps.find((one) => one.code === code)
  if (!app) throw new Error(`${code} is not in the demonstration data`)
  return { id: app.id, name: (language === 'en' && app.name_en) || app.name }
}

/** Somebody of the demonstration, for the page of one user. */
export async function someUuid(portal: ForkedPortal): Promise<string> {
  const { data: session } = await portal.call('POST', '/v1/token/', { body: portal.admin })
  const list = await portal.call('GET', '/v1/manageusers/?range=[0,0]', { token: session.access_token })
  return list.data[0].uuid
}
