import { withoutLanguage } from '@portal/contract/rules'

const PRIVATE = [
  'account',
  'userapps',
  'visit',
  'users',
  'user',
  'logout',
  'debug',
  'password',
  'email',
  'preview',
  '404',
]

/** A page that only somebody on their way through it sees. */
const PASSED = '/signin/company'

/**
 * Tells whether search engines may list a page: it must be the same for everybody, and exist once.
 *
 * @param partners their pages repeat the home page
 */
export const isPublicPage = (pathname: string, partners: readonly string[] = []) =>
  !withoutLanguage(pathname).startsWith(PASSED) &&
  ![...PRIVATE, ...partners].includes(withoutLanguage(pathname).split('/')[1] ?? '')
