import type {
  DurationId,
  GrantRule,
  JournalActor,
  JournalKind,
  JournalObject,
  Language,
  RequestStatus,
  WebhookEvent,
} from '@portal/contract'
import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

/** Tables of the whole portal: its journal, parameters, messages and webhooks. */
export interface OperationTables {
  journal: JournalTable
  parameters: ParametersTable
  outbox: OutboxTable
  retention_runs: RetentionRunsTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
}

/** The journal of acts; a trigger lets names and reasons be taken out and nothing be changed. */
export interface JournalTable {
  id: Generated<number>
  at: string
  kind: JournalKind
  actor: JournalActor
  actor_id: number | null
  /** An administrator's or editor's, until the account is deleted. */
  actor_name: string | null
  object: JournalObject
  object_id: number | null
  /** Never a person's: that is read from the account while there is one. */
  object_name: string | null
  app_id: number | null
  partner_id: string | null
  /** Of accesses, as are the three columns after it. */
  from_status: RequestStatus | null
  /** `null`: the access was deleted. */
  to_status: RequestStatus | null
  duration_id: DurationId | null
  /** Minutes that were added to a running access; the status stays then. */
  added_minutes: number | null
  reason: string | null
  /** The rule by which the portal granted at once, and the domain, partner or app that it named. */
  rule: GrantRule | null
  rule_value: string | null
  /** JSON of further facts, without personal data. */
  details: string | null
}

interface ParametersTable {
  id: Generated<number>
  parameter_name: string
  parameter_value: string
  parameter_status: 0 | 1
  parameter_description: string | null
  url: string | null
  img_src: string | null
  created_at: string
  updated_at: string
}

export interface OutboxTable {
  id: Generated<number>
  kind: string
  recipient: string
  language: Language
  /** JSON of the template's values. */
  values: string
  created_at: string
  send_after: string
  tries: number
  sent_at: string | null
  last_error: string | null
}

interface RetentionRunsTable {
  /** Of a rule in `retention/rules.ts`. */
  name: string
  ran_at: string
}

/** An address that is told of events; its secret is derived (`webhooks/secret.ts`). */
interface WebhooksTable {
  id: Generated<number>
  url: string
  description: string | null
  /** JSON list of the contract's WEBHOOK_EVENTS. */
  events: string
  is_active: Flag
  /** Instant when its receiver answered 410. */
  gone_at: string | null
  secret_version: Generated<number>
  /** Instant when the secret was renewed; the one before signs for a day from then. */
  renewed_at: string | null
  created_at: string
  updated_at: string
}

interface WebhookDeliveriesTable {
  id: Generated<number>
  webhook_id: number
  message_id: string
  type: WebhookEvent
  /** The story that is told in order, such as `access:12`. */
  topic: string
  payload: string
  created_at: string
  send_after: string
  tries: number
  delivered_at: string | null
  /** Given up then. */
  failed_at: string | null
  answer_status: number | null
  last_error: string | null
}
