import type { Language } from '@portal/contract/rules'

/** What each route is made of besides the language. */
type Routes = {
  home: []
  partner: [clientId: string]
  apps: []
  app: [code: string]
  privacy: []
  terms: []
  signin: []
  register: []
  passwordForgotten: []
  passwordReset: []
  account: []
  userapps: []
  users: []
  user: [uuid: string]
  debug: []
  logout: []
}
export type Route = keyof Routes

/** Every address of the storefront in French, which has no prefix (decisions, section 1). */
const ROUTES: { [Name in Route]: (...args: Routes[Name]) => string } = {
  home: () => '/',
  partner: (clientId) => `/${clientId}`,
  apps: () => '/apps',
  app: (code) => `/apps/${code}`,
  privacy: () => '/privacy',
  terms: () => '/terms',
  signin: () => '/signin',
  register: () => '/register',
  passwordForgotten: () => '/password/forgotten',
  passwordReset: () => '/password/reset',
  account: () => '/account',
  userapps: () => '/userapps',
  users: () => '/users',
  user: (uuid) => `/user/${uuid}`,
  debug: () => '/debug',
  logout: () => '/logout',
}

/**
 * @example path('en', 'app', 'VISIOSTOCK') // '/en/apps/VISIOSTOCK'
 */
export const path = <Name extends Route>(language: Language, route: Name, ...args: Routes[Name]): string =>
  inLanguage(language, ROUTES[route](...args))

/** An address without a language gets the prefix of one: '/apps' becomes '/en/apps'. */
export const inLanguage = (language: Language, pathname: string) =>
  language === 'fr' ? pathname : `/en${pathname}`

/** The one address of a page, as its own links have it: without a slash at the end, but for the two home pages. */
export const canonicalAddress = (address: string) => {
  const url = new URL(address)
  if (!['/', '/en/'].includes(url.pathname)) url.pathname = url.pathname.replace(/\/+$/, '')
  return url.href
}

/** '/en/apps' and '/apps' are the same page: its address without a language. */
export const withoutLanguage = (pathname: string) => pathname.replace(/^\/en(?=\/|$)/, '') || '/'

/** The addresses that an island may lead to, ready to be serialised. */
export const islandPaths = (language: Language) => ({
  home: path(language, 'home'),
  apps: path(language, 'apps'),
  signin: path(language, 'signin'),
  register: path(language, 'register'),
  passwordForgotten: path(language, 'passwordForgotten'),
  passwordReset: path(language, 'passwordReset'),
  account: path(language, 'account'),
  userapps: path(language, 'userapps'),
  users: path(language, 'users'),
  /** A user's page is this and the uuid. */
  user: path(language, 'user', ''),
  terms: path(language, 'terms'),
  privacy: path(language, 'privacy'),
})
export type IslandPaths = ReturnType<typeof islandPaths>

/** The console's addresses; they have no language of their own (decisions, section 1). */
export const ADMIN_PATHS = {
  hub: '/admin',
  requests: '/appsrequestadmin',
  apps: '/appsadmin',
  users: '/usersadmin',
  parameters: '/admin/parameters',
} as const
