import { withoutLanguage } from '@portal/contract/rules'

const PRIVATE = ['account', 'userapps', 'users', 'user', 'logout', 'debug', 'password', '404']

/**
 * Pages that a search engine may list: those that are the same for everybody, once.
 *
 * @param partners their pages are the home page again
 */
export const isPublicPage = (pathname: string, partners: readonly string[] = []) =>
  ![...PRIVATE, ...partners].includes(withoutLanguage(pathname).split('/')[1] ?? '')
