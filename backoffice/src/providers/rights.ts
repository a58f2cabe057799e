import type { Role } from '@portal/contract/rules'

/** The hub, and the resources on which editors work. Every other page is for administrators. */
const EDITORS_PAGES = /^\/(?:(?:manageapps|search)(?:\/|$)|$)/

/** Tells whether a role opens a page of the console (docs/product.md#roles). The server decides. */
export function opens(role: Role | undefined, pathname: string): boolean {
  if (role === 'ADMIN') return true
  return role === 'EDITOR' && EDITORS_PAGES.test(pathname)
}
