import { type DemoVisitor, isOpen, visitDemo } from './demo.ts'

/** Names the tickets that the portal makes for this list. */
export type TicketKind =
  | 'valid'
  | 'other_app'
  | 'expired'
  | 'rotated_key'
  | 'clock_behind'
  | 'clock_ahead'
  | 'portal_away'
  /** Is revoked five seconds after its exchange. */
  | 'revoked_soon'
  /** Ends ten seconds after its exchange. */
  | 'ends_soon'

export type Settings = {
  /** Addresses the demo, as people do. */
  url: string
  /** Addresses the demo behind its gate. */
  direct?: string | undefined
  /** Names paths at the demo where a WebSocket opens, and where an answer does not end. */
  socket?: string | undefined
  stream?: string | undefined
  /** Bounds how long a demo may take to know a new key, and to close after its ticket was exchanged, in ms. */
  patience?: Patience | undefined
}

export type Patience = { keys: number; revoked: number; ended: number }

/**
 * A revocation comes after five seconds, an end after ten. A gate that asks learns of the one within thirty more, and
 * some read the keys anew every thirty seconds at most; the rest is for the way.
 */
const PATIENCE: Patience = { keys: 35_000, revoked: 38_000, ended: 13_000 }

export type Tools = Settings & {
  patience: Patience
  visit: () => DemoVisitor
  ticket: MakeTicket
  /** Comes with a ticket of this kind, and tells whether that opened the demo. */
  enter: (kind: TicketKind) => Promise<{ visitor: DemoVisitor; isIn: boolean }>
}

/** Says that a portal of another version does not make this kind of ticket. */
export class NoSuchTicket extends Error {}

/** @param ticket asks the portal for one, as the app. @throws NoSuchTicket */
export type MakeTicket = (kind: TicketKind) => Promise<string>

/** Joins a demo and the portal's tickets to what the cases are played with. */
export function createTools(settings: Settings, ticket: MakeTicket): Tools {
  const visit = () => visitDemo(settings.url)
  return {
    ...settings,
    patience: settings.patience ?? PATIENCE,
    visit,
    ticket,
    async enter(kind) {
      const visitor = visit()
      await visitor.get(withTicket(settings.url, await ticket(kind)))
      return { visitor, isIn: visitor.cookies.size > 0 && isOpen(await visitor.get('')) }
    },
  }
}

export function withTicket(url: string, token: string): string {
  const address = new URL(url)
  address.searchParams.set('token', token)
  return address.href
}
