import type { Language } from '@portal/contract/rules'

/** Where a request goes, seen from the app that the gate guards. */
export type Address = {
  /** The ticket, when the address carries one. */
  ticket: string | null
  /** The same address without the ticket, on this host whatever was asked for. */
  clean: string
  /** The rest of the path below `/CODE/__gate/`, or null for the app's own addresses. */
  gatePath: string | null
  query: URLSearchParams
}

/** @returns null for a target that is no path on this host (`//elsewhere/`, `http://elsewhere/`) */
export function readAddress(target: string | undefined, basePath: string): Address | null {
  const base = 'http://gate.invalid'
  if (!target?.startsWith('/') || !URL.canParse(target, base)) return null
  const url = new URL(target, base)
  if (url.origin !== base) return null
  const ticket = url.searchParams.get('token')
  const query = new URLSearchParams(url.searchParams)
  query.delete('token')
  const search = ticket === null ? url.search : query.size > 0 ? `?${query}` : ''
  const gatePrefix = `${basePath}/__gate/`
  return {
    ticket,
    // "/.//elsewhere" is read as "//elsewhere", which a browser would take for another host.
    clean: `/${url.pathname.replace(/^\/+/, '')}${search}`,
    gatePath: url.pathname.startsWith(gatePrefix) ? url.pathname.slice(gatePrefix.length) : null,
    query,
  }
}

/** The app's page on the portal: where somebody without a pass finds the way in. */
export const askUrl = (portalUrl: string, language: Language, code: string) =>
  `${portalUrl}${language === 'en' ? '/en' : ''}/apps/${encodeURIComponent(code)}`

/** What the portal names as the way back, as long as it is a web address; else the app's page. */
export const wayBack = (given: string, fallback: string) => (/^https?:\/\//i.test(given) ? given : fallback)
