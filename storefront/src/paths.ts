import { inLanguage, type Language } from '@portal/contract/rules'

/** Parameters of each route, besides the language. */
type Routes = {
  home: []
  partner: [clientId: string]
  apps: []
  app: [code: string]
  feed: []
  privacy: []
  terms: []
  accessibility: []
  siteMap: []
  signin: []
  companySignin: []
  register: []
  passwordForgotten: []
  passwordReset: []
  emailConfirm: []
  account: []
  userapps: []
  visit: []
  users: []
  user: [uuid: string]
  debug: []
  logout: []
}
export type Route = keyof Routes
/** A route without parameters. */
export type PlainRoute = { [Name in Route]: Routes[Name] extends [] ? Name : never }[Route]

/** Every address of the storefront, without a language (docs/product.md#addresses). */
const ROUTES: { [Name in Route]: (...args: Routes[Name]) => string } = {
  home: () => '/',
  partner: (clientId) => `/${clientId}`,
  apps: () => '/apps',
  app: (code) => `/apps/${code}`,
  feed: () => '/feed.atom',
  privacy: () => '/privacy',
  terms: () => '/terms',
  accessibility: () => '/accessibilite',
  siteMap: () => '/plan-du-site',
  signin: () => '/signin',
  companySignin: () => '/signin/company',
  register: () => '/register',
  passwordForgotten: () => '/password/forgotten',
  passwordReset: () => '/password/reset',
  emailConfirm: () => '/email/confirm',
  account: () => '/account',
  userapps: () => '/userapps',
  visit: () => '/visit',
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

/** Address of the list without a tag; the tag of the apps wanted is added at its end. */
export const tagPath = (language: Language) => `${path(language, 'apps')}?q=`
/** A tag as a part of that address; the browser itself encodes what is left. */
export const tagInAddress = (tag: string) => tag.replace(/[#%&+ ]/g, encodeURIComponent)

const HOMES = [path('fr', 'home'), path('en', 'home')]

/** The canonical address of a page: without a trailing slash, except for the two home pages. */
export const canonicalAddress = (address: string) => {
  const url = new URL(address)
  if (!HOMES.includes(url.pathname)) url.pathname = url.pathname.replace(/\/+$/, '')
  return url.href
}

/** Begins the company's sign-in; the server leads on to the provider. */
export const companySigninPath = (language: Language) => `/v1/company/signin/${language}`

/** Addresses that islands link to, ready to be serialised. */
export const islandPaths = (language: Language) => ({
  home: path(language, 'home'),
  apps: path(language, 'apps'),
  /** Needs the code appended. */
  app: path(language, 'app', ''),
  signin: path(language, 'signin'),
  companySignin: companySigninPath(language),
  register: path(language, 'register'),
  passwordForgotten: path(language, 'passwordForgotten'),
  passwordReset: path(language, 'passwordReset'),
  account: path(language, 'account'),
  userapps: path(language, 'userapps'),
  visit: path(language, 'visit'),
  debug: path(language, 'debug'),
  users: path(language, 'users'),
  /** Needs the uuid appended. */
  user: path(language, 'user', ''),
  terms: path(language, 'terms'),
  privacy: path(language, 'privacy'),
})
export type IslandPaths = ReturnType<typeof islandPaths>

const ADMIN_PATHS = {
  hub: '/admin',
  requests: '/appsrequestadmin',
  apps: '/appsadmin',
  users: '/usersadmin',
  parameters: '/admin/parameters',
} as const

/** A place in the console, which opens in the language of the page that leads there. */
export const adminPath = (language: Language, place: keyof typeof ADMIN_PATHS) =>
  inLanguage(language, ADMIN_PATHS[place])
