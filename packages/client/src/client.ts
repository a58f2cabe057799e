import type { Language } from '@portal/contract'
import { accessCalls } from './calls/accesses.ts'
import { appCalls } from './calls/apps.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { launchCalls } from './calls/launch.ts'
import { operationCalls } from './calls/operations.ts'
import { tokenCalls } from './calls/tokens.ts'
import { userCalls } from './calls/users.ts'
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
export type ConsoleClient = ReturnType<typeof createConsoleClient>

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
export function createPortalClient(options: PortalClientOptions) {
  return pageCalls(connect(options))
}

/** The calls of the console: those of the pages, and those that keep the portal. */
export function createConsoleClient(options: PortalClientOptions) {
  const connection = connect(options)
  return {
    ...pageCalls(connection),
    catalogue: catalogueCalls(connection.calls),
    operations: operationCalls(connection.calls),
  }
}

function connect({ baseUrl, storage, locale, onSignedOut, now }: PortalClientOptions) {
  const session = createSession(storage)
  const clock = createClock(now)
  const http = createHttp({ baseUrl, session, clock, locale, onSignedOut })
  return { session, clock, http, calls: createCalls(http) }
}

const pageCalls = ({ session, clock, http, calls }: ReturnType<typeof connect>) => ({
  session,
  /** Serves calls without a function of their own: react-admin's lists and records. */
  request: http.request,
  /** Makes a call of the contract by its address, for what pages load on demand. */
  call: calls.call,
  /** The same for a call without a session. */
  open: calls.open,
  /** Gives the portal's time, for remaining times. */
  serverNow: clock.now,
  tokens: tokenCalls(calls, session, http),
  users: userCalls(calls),
  apps: appCalls(calls),
  accesses: accessCalls(calls),
  launch: launchCalls(calls),
})
