import type { AccessEvent, TestTicketKind } from '@portal/contract'
import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

/** From a click to the demo, and what its gate is told. */
export interface LaunchTables {
  access_events: AccessEventsTable
  test_accesses: TestAccessesTable
  launch_tickets: LaunchTicketsTable
  signing_keys: SigningKeysTable
}

export interface LaunchTicketsTable {
  jti: string
  access_id: number
  created_at: string
  expires_at: string
  /** Exchanged by the demo, once. */
  spent_at: string | null
  /** Counted as an opening, once. */
  opened_at: string | null
}

export interface SigningKeysTable {
  kid: string
  private_jwk: string
  public_jwk: string
  created_at: string
  /** Signs until then; stays published for one ticket's life. */
  retires_at: string
  /** 1 for a key that signs a ticket of the conformance list alone. */
  for_tests: Generated<Flag>
}

/** Changes of running accesses, told to the gates of their app. */
export interface AccessEventsTable {
  id: Generated<number>
  app_id: number
  access_id: number
  state: AccessEvent['state']
  /** Seconds since 1970. */
  access_exp: number
  created_at: string
}

/** An access of the conformance list; it belongs to nobody and counts nowhere. */
interface TestAccessesTable {
  id: Generated<number>
  app_id: number
  kind: TestTicketKind
  jti: string
  created_at: string
  spent_at: string | null
  expire_at: string
  /** It is revoked at this instant, which may be ahead. */
  revoked_at: string | null
  /** Instant when gates were told that it closed. */
  told_at: string | null
}
