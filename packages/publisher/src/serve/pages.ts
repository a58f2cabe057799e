import type { Language } from '@portal/contract'
import type { BuiltSite, SiteFile } from '../site/manifest.ts'

export type Address = {
  /** Decoded, without slashes at its ends: '' is the home page. */
  path: string
  language: Language
  /** The address without its language. */
  page: string
}

/** Reads an address, which the server made readable (`platform/src/http/readableUrl.ts`). */
export function readAddress(url: string): Address {
  const path = decodeURIComponent(url.split('?', 1)[0] ?? '').replace(/^\/+|\/+$/g, '')
  const english = /^en(?:\/|$)/.test(path)
  return { path, language: english ? 'en' : 'fr', page: english ? path.slice(3) : path }
}

/**
 * Finds the file of an address: itself, the page of that name, or the one page for all users
 * (`/user/{uuid}`).
 */
export function findPage({ files }: BuiltSite, { path, language, page }: Address): SiteFile | null {
  const prefix = language === 'en' ? 'en/' : ''
  const names = [path, path === '' ? 'index.html' : `${path}/index.html`, `${path}.html`]
  if (/^user\/[^/]+$/.test(page)) names.push(`${prefix}user/index.html`)
  for (const name of names) {
    const file = files.get(name)
    if (file && !/^(?:404|en\/404)(?:\/index)?\.html$/.test(name)) return file
  }
  return null
}

/** Finds the 404 page in the language of the address. */
export function missingPage({ files }: BuiltSite, language: Language): SiteFile | null {
  const names =
    language === 'en' ? ['en/404.html', 'en/404/index.html', '404.html'] : ['404.html', '404/index.html']
  return names.map((name) => files.get(name)).find((file) => file !== undefined) ?? null
}
