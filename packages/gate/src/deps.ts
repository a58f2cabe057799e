import { type Accesses, createAccesses } from './access/accesses.ts'
import { createPassKeeper, type PassKeeper } from './access/pass.ts'
import { createPortalClock, type PortalClock } from './portal/clock.ts'
import { createEventStream, type EventStream } from './portal/events.ts'
import { createNames, type Names } from './portal/names.ts'
import { createPortal, type Portal } from './portal/portal.ts'
import { createTicketVerifier, type VerifyTicket } from './portal/ticket.ts'
import { createPublicOrigin, type PublicOrigin } from './request/origin.ts'
import type { GateOptions } from './types.ts'

/** Joins what the parts of one gate share. */
export type Deps = {
  code: string
  /** Addresses the portal, without a slash at its end. */
  portalUrl: string
  basePath: string
  /** Begins the gate's own addresses: `/CODE/__gate`. */
  assets: string
  /** Spaces the questions of a page about its access, in ms. */
  pollMs: number
  publicOrigin: PublicOrigin
  isDemoUp: () => Promise<boolean>
  clock: PortalClock
  portal: Portal
  events: EventStream
  verify: VerifyTicket
  passes: PassKeeper
  /** Keeps cookies that outlive the access, so that the goodbye knows whom it thanks. */
  farewells: PassKeeper
  accesses: Accesses
  names: Names
  warn: (message: string) => void
}

/** Bounds how late an open page learns of a revocation where it holds no connection that could be cut. */
const POLL_MS = 5000
const FAREWELL_SECONDS = 86_400

export function createDeps(options: GateOptions): Deps {
  const { code, secret, secure = true, introspectEveryMs = 30_000, warn = console.warn } = options
  const basePath = options.basePath?.replace(/\/+$/, '') ?? ''
  const url = options.portalUrl.replace(/\/+$/, '')
  const clock = createPortalClock(options.now ?? (() => new Date()))
  const portal = createPortal({ url, code, secret, clock })
  const cookie = { code, secret: options.cookieSecret ?? secret, path: basePath || '/', secure }
  const events = createEventStream({
    url,
    code,
    secret,
    onOpen: () => void accesses.askAll(),
    onEvent: (event) => accesses.apply(event),
    warn,
  })
  const accesses = createAccesses({
    introspect: portal.introspect,
    clock,
    intervalMs: introspectEveryMs,
    hearsEvents: () => events.isOpen,
    warn,
  })
  return {
    code,
    portalUrl: url,
    basePath,
    assets: `${basePath}/__gate`,
    pollMs: Math.min(POLL_MS, introspectEveryMs),
    publicOrigin: createPublicOrigin(options.publicUrl, secure),
    isDemoUp: options.isDemoUp ?? (async () => true),
    clock,
    portal,
    events,
    verify: createTicketVerifier({ url, code, clock, portal, trustClockMs: introspectEveryMs }),
    passes: createPassKeeper({ ...cookie, purpose: 'pass' }),
    farewells: createPassKeeper({ ...cookie, purpose: 'farewell', lingerSeconds: FAREWELL_SECONDS }),
    accesses,
    names: createNames(code, portal),
    warn,
  }
}
