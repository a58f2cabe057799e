import type { Language } from '@portal/contract/rules'

/** Every address of the storefront, as a function of the language: French has no prefix (decisions, section 1). */
const ROUTES = {
  home: () => '/',
  partner: (clientId: string) => `/${clientId}`,
  apps: () => '/apps',
  app: (code: string) => `/apps/${code}`,
  privacy: () => '/privacy',
  terms: () => '/terms',
  signin: () => '/signin',
  register: () => '/register',
  passwordForgotten: () => '/password/forgotten',
  passwordReset: () => '/password/reset',
  account: () => '/account',
  userapps: () => '/userapps',
  users: () => '/users',
  user: (uuid: string) => `/user/${uuid}`,
  debug: () => '/debug',
  logout: () => '/logout',
} as const

export type Route = keyof typeof ROUTES
type Args<Name extends Route> = Parameters<(typeof ROUTES)[Name]>

/**
 * @example path('en', 'app', 'VISIOSTOCK') // '/en/apps/VISIOSTOCK'
 */
export function path<Name extends Route>(language: Language, route: Name, ...args: Args<Name>): string {
  const build: (...args: Args<Name>) => string = ROUTES[route]
  return inLanguage(language, build(...args))
}

/** An address without a language gets the prefix of one: '/apps' becomes '/en/apps'. */
export const inLanguage = (language: Language, pathname: string) =>
  language === 'fr' ? pathname : `/en${pathname}`

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
