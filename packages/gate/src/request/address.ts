import { inLanguage, type Language } from '@portal/contract/rules'
import { isLaunchTicket } from '../portal/ticket.ts'

/** Says where a request goes, seen from the guarded app. */
export type Address = {
  /** Carries the launch ticket; a `token` of the demo's own is none. */
  ticket: string | null
  /** Repeats the address without the ticket, on this host whatever was asked for; what is judged is what is sent on. */
  clean: string
  /** Ends a path below `/CODE/__gate/`; null for the app's own addresses. */
  gatePath: string | null
  query: URLSearchParams
}

/** @returns null for a target that is no path on this host (`//elsewhere/`, `http://elsewhere/`) */
export function readAddress(target: string | undefined, basePath: string): Address | null {
  const base = 'http://gate.invalid'
  if (!target?.startsWith('/') || !URL.canParse(target, base)) return null
  const url = new URL(target, base)
  if (url.origin !== base) return null
  const { ticket, search } = takeTicket(target.replace(/#.*$/, ''))
  const gatePrefix = `${basePath}/__gate/`
  return {
    ticket,
    // "/.//elsewhere" is read as "//elsewhere", which a browser would take for another host.
    clean: `/${url.pathname.replace(/^\/+/, '')}${search}`,
    gatePath: url.pathname.startsWith(gatePrefix) ? url.pathname.slice(gatePrefix.length) : null,
    query: url.searchParams,
  }
}

/** Takes the launch ticket out of the query and leaves everything else as it was written. */
function takeTicket(target: string): { ticket: string | null; search: string } {
  const at = target.indexOf('?')
  if (at === -1) return { ticket: null, search: '' }
  let ticket: string | null = null
  const kept = target
    .slice(at + 1)
    .split('&')
    .filter((parameter) => {
      const [[name, value] = []] = new URLSearchParams(parameter)
      if (name !== 'token' || value === undefined || !isLaunchTicket(value)) return true
      ticket ??= value
      return false
    })
    .join('&')
  return { ticket, search: kept || ticket === null ? `?${kept}` : '' }
}

/** Addresses an app's page on the portal, where somebody without a pass finds the way in. */
export const askUrl = (portalUrl: string, language: Language, code: string) =>
  portalUrl + inLanguage(language, `/apps/${encodeURIComponent(code)}`)

/** Takes the way back that the portal names, as long as it is a web address; else the app's page. */
export const wayBack = (given: string, fallback: string) => (/^https?:\/\//i.test(given) ? given : fallback)
