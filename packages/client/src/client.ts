import type { Language } from '@portal/contract'
import { accessCalls } from './calls/accesses.ts'
import { appCalls } from './calls/apps.ts'
import { launchCalls } from './calls/launch.ts'
import { tokenCalls } from './calls/tokens.ts'
import { createCalls } from './calls.ts'
import { createClock } from './clock.ts'
import { createHttp } from './http.ts'
import { createSession, type TokenStorage } from './session.ts'

export type PortalClientOptions = {
  /** Base of `v1/…`: `/` on the portal's origin, absolute outside a browser. */
  baseUrl: string
  storage: TokenStorage
  /** Language of the server's sentences. */
  locale: () => Language
  /** Called when the visitor must go to `/signin` (docs/product.md#sessions). */
  onSignedOut: () => void
  /** This machine's clock in milliseconds since 1970. */
  now?: () => number
}
export type PortalClient = ReturnType<typeof createPortalClient>

/**
 * The calls of the portal's pages, with the session that they run under. Each call throws `ApiError` and
 * nothing else that was not aborted.
 *
 * @example
 * const portal = createPortalClient({
 *   baseUrl: '/',
 *   storage: browserStorage(),
 *   locale: () => 'fr',
 *   onSignedOut: () => location.assign(signinPath('/signin', location)),
 * })
 * await portal.tokens.signIn({ email, password })
 * const accesses = await portal.accesses.own()
 */
export function createPortalClient({ baseUrl, storage, locale, onSignedOut, now }: PortalClientOptions) {
  const session = createSession(storage)
  const clock = createClock(now)
  const http = createHttp({ baseUrl, session, clock, locale, onSignedOut })
  const calls = createCalls(http)
  return {
    /** Make a call of the contract by its address, for what some pages alone load (`userCalls(portal)`). */
    ...calls,
    session,
    /** Serves calls without a function of their own: react-admin's lists and records. */
    request: http.request,
    /** Gives the portal's time, for remaining times. */
    serverNow: clock.now,
    tokens: tokenCalls(calls, session, http),
    apps: appCalls(calls),
    accesses: accessCalls(calls),
    launch: launchCalls(calls),
  }
}
