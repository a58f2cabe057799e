import type { DurationId, RequestStatus } from '@portal/contract'
import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

/** Requests and accesses. */
export interface AccessTables {
  accesses: AccessesTable
  decision_links: DecisionLinksTable
  access_tallies: AccessTalliesTable
  feedback: FeedbackTable
}

export interface AccessesTable {
  id: Generated<number>
  app_id: number
  /** `null` once the account is deleted. */
  user_id: number | null
  status: RequestStatus
  duration_id: DurationId
  /** The duration that the requester wished for. */
  asked_duration_id: DurationId | null
  /** 1 while this row is the open access of its person and app. */
  is_open: Flag
  nb_access: number
  reason: string | null
  request_reason: string | null
  partner_id: string | null
  created_at: string
  updated_at: string
  decided_at: string | null
  decided_by: number | null
  granted_at: string | null
  use_by: string | null
  activated_at: string | null
  expire_at: string | null
  /** Instant when its owner extended it, once. */
  extended_at: string | null
  /** Since when it is shut, though it runs: its owner was signed out, and has not opened it again. */
  shut_at: string | null
  /** Instants when the administrators were told of the request, and reminded. */
  told_at: string | null
  reminded_at: string | null
}

/** Links of messages by which an administrator decides on one request, once. */
interface DecisionLinksTable {
  /** SHA-256 of the key. */
  hash: string
  access_id: number
  admin_id: number
  created_at: string
  expires_at: string
  used_at: string | null
}

/** Differences in the number of accesses of each status, written by triggers; their sum is the number. */
interface AccessTalliesTable {
  status: RequestStatus
  delta: number
}

/** A person's answers when leaving a demo; `id` is the access's. */
export interface FeedbackTable {
  id: number
  app_id: number
  useful: 0 | 1 | 2
  again: Flag
  comment: string | null
  created_at: string
}
