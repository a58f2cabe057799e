import { withoutLanguage } from '@portal/contract/rules'

const PRIVATE = ['account', 'userapps', 'users', 'user', 'logout', 'debug', 'password', '404']

/**
 * Tells whether search engines may list a page: it must be the same for everybody, and exist once.
 *
 * @param partners their pages repeat the home page
 */
export const isPublicPage = (pathname: string, partners: readonly string[] = []) =>
  ![...PRIVATE, ...partners].includes(withoutLanguage(pathname).split('/')[1] ?? '')
