import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Sets up a gate. */
export type GateOptions = {
  /** Names the app at the portal: the audience of its tickets. */
  code: string
  /** Proves the app to the portal; leaves this process only towards it. */
  secret: string
  /** Says where people reach the portal, which is also the issuer of its tickets. */
  portalUrl: string
  /** Says where the app lives on its host: '' for the whole host, or '/CODE'. */
  basePath?: string
  /** Says where people reach the app, if the `Host` header does not. */
  publicUrl?: string
  /** Signs the gate's own cookies; derived from `secret` unless given. */
  cookieSecret?: string
  /** Says whether people reach the app by https; false is for this machine alone. */
  secure?: boolean
  /** Bounds how old the portal's last word on an access may be, in ms; 30,000 unless given. */
  introspectEveryMs?: number
  /** Tells whether the demo answers; asked before a ticket is spent. */
  isDemoUp?: () => Promise<boolean>
  /** Reads the machine's clock. */
  now?: () => Date
  /** Hears that the portal does not answer; never hears a ticket or a secret. */
  warn?: (message: string) => void
}

/** Tells the demo who is in front of it, and for how long. */
export type Access = {
  accessId: string
  /** Identifies the person for this app alone; it says nothing at another app. */
  subject: string
  displayName: string
  /** Names the app in the person's language. */
  appName: string
  locale: 'fr' | 'en'
  /** Ends the access, by the portal's clock. */
  endsAt: Date
  /** Reads the portal's clock. */
  now: Date
  /** Leads back to the portal. */
  portalUrl: string
  /** Addresses the module that shows the time left: `<script type="module" src="…">`. */
  clockScript: string
  /** Aborts when the access closes; its `reason` is `ended` or `revoked`. */
  signal: AbortSignal
}

/** Carries, behind a gate, who made the request; `originalUrl` is Express's, below a path. */
export type GatedRequest = IncomingMessage & { access?: Access; originalUrl?: string }

type Next = () => void | Promise<void>

/** Guards a Node server. */
export type Gate = {
  /** Answers while the door is shut; calls `next` with `req.access` set while it is open. Put it before everything. */
  handle: (req: GatedRequest, res: ServerResponse, next: Next) => Promise<void>
  /** Does the same for a WebSocket, and destroys it when the access closes. Put it before every upgrade. */
  upgrade: (req: GatedRequest, socket: Duplex, head: Buffer, next: Next) => Promise<void>
  /** Tells whether the portal's events are being followed, and what is open. */
  status: () => { hearsEvents: boolean; accesses: number; connections: number; cuts: number }
  /** Stops listening to the portal; the server is its owner's to close. */
  close: () => void
}

/**
 * Stands before a demo app and makes the time limit real: tickets in, a cookie of its own out, and every connection
 * cut at the end of the access or as soon as the portal says that it is revoked (docs/integrating-a-demo.md).
 *
 * @example
 * const gate = createGate({ code: 'CARBONE24', secret, portalUrl: 'https://apps.example.org' })
 * const server = createServer((req, res) => void gate.handle(req, res, () => demo(req, res)))
 * server.on('upgrade', (req, socket, head) => void gate.upgrade(req, socket, head, () => sockets(req, socket, head)))
 */
export type CreateGate = (options: GateOptions) => Gate
