import { withoutLanguage } from '../paths.ts'

const PRIVATE = ['account', 'userapps', 'users', 'user', 'logout', 'debug', 'password']

/** Pages that a search engine may list: those that are the same for everybody. */
export const isPublicPage = (pathname: string) =>
  !PRIVATE.includes(withoutLanguage(pathname).split('/')[1] ?? '') && !/\/404\/?$/.test(pathname)
