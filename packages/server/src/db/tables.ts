import type {
  AccessEvent,
  AppValues,
  DraftFailure,
  DurationId,
  ExtensionMinutes,
  GrantRule,
  JournalActor,
  JournalKind,
  JournalObject,
  Language,
  RequestStatus,
  Roles,
  TestTicketKind,
  UserStatus,
  WebhookEvent,
} from '@portal/contract'
import type { PlatformTables } from '@portal/platform/db/tables'
import type { PublicationsTable } from '@portal/publisher/publishing/deps'
import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * The tables, for both engines. Instants are ISO 8601 texts in UTC, flags 0 or 1, JSON is text: the subset
 * that SQLite and PostgreSQL treat alike.
 */
export interface Database extends PlatformTables {
  users: UsersTable
  consents: ConsentsTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  tokens: TokensTable
  password_resets: PasswordResetsTable
  email_confirmations: EmailConfirmationsTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  factor_codes: FactorCodesTable
  code_setups: CodeSetupsTable
  recovery_codes: RecoveryCodesTable
  factor_tickets: FactorTicketsTable
  attempts: AttemptsTable
  company_identities: CompanyIdentitiesTable
  company_arrivals: CompanyArrivalsTable
  company_sessions: CompanySessionsTable
  company_logouts: CompanyLogoutsTable
  apps: AppsTable
  files: FilesTable
  accesses: AccessesTable
  decision_links: DecisionLinksTable
  journal: JournalTable
  app_changes: AppChangesTable
  drafts: DraftsTable
  previews: PreviewsTable
  access_tallies: AccessTalliesTable
  access_events: AccessEventsTable
  feedback: FeedbackTable
  app_followers: AppFollowersTable
  app_views: AppViewsTable
  test_accesses: TestAccessesTable
  launch_tickets: LaunchTicketsTable
  signing_keys: SigningKeysTable
  parameters: ParametersTable
  search_misses: SearchMissesTable
  revisions: RevisionsTable
  publications: PublicationsTable
  outbox: OutboxTable
  retention_runs: RetentionRunsTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  visit_passes: VisitPassesTable
  visit_pass_apps: VisitPassAppsTable
  visit_guests: VisitGuestsTable
}

export type Flag = 0 | 1

export interface UsersTable {
  id: Generated<number>
  uuid: string
  /** Trimmed and in lower case; unique. */
  email: string
  /** PHC string of argon2id; empty for somebody who has no password here. */
  password_hash: string
  nom: string
  prenom: string
  telephone: string | null
  organisation: string | null
  fonction: string | null
  optin_email: Flag
  civility: 0 | 1 | 2
  language: Language
  status: UserStatus
  roles: Roles
  is_active: Flag
  partner_id: string | null
  created_at: string
  updated_at: string
  last_connect_at: string | null
  /** Instant when the owner of an idle account was warned. */
  idle_warned_at: string | null
  consent_version: string | null
  consent_at: string | null
  /** Instant when the address was proved to be theirs; `null` when it never was. */
  email_confirmed_at: string | null
  /** Until when an operator lets them in with their password, whatever LOCAL_PASSWORDS says. */
  let_in_until: string | null
  /** Since when the account has a second factor. */
  factor_since: string | null
  /** Folded text (lower case, no accents) for the search. */
  search: string
}

/** Proof of each consent and withdrawal (GDPR, art. 7). */
export interface ConsentsTable {
  id: Generated<number>
  user_id: number
  version: string
  language: Language
  accepted: Flag
  at: string
}

/** One sign-in: a family of tokens that ends together. */
export interface SessionsTable {
  id: Generated<number>
  user_id: number
  /** Browser and system in words (`sessions/device.ts`). */
  device: string | null
  created_at: string
  /** Instant when it was renewed last. */
  seen_at: string
  /** The end at the latest; refresh tokens also end when idle. */
  expires_at: string
  revoked_at: string | null
  /** Instant when the second factor was shown last. */
  factor_checked_at: string | null
}

/** Kinds of browsers with which somebody signed in, to tell of a new one. */
export interface KnownDevicesTable {
  user_id: number
  /** As of sessions; empty for one without a name. */
  device: string
  first_at: string
  seen_at: string
}

/** Tokens, stored as SHA-256 only. */
export interface TokensTable {
  hash: string
  session_id: number
  kind: 'access' | 'refresh'
  created_at: string
  expires_at: string
  /** Of refresh tokens: the hash of the successor given out. */
  successor: string | null
  /** First use of this token. */
  used_at: string | null
}

export interface PasswordResetsTable {
  hash: string
  user_id: number
  created_at: string
  expires_at: string
  used_at: string | null
}

/** Links that prove an address; a used one is deleted. */
export interface EmailConfirmationsTable {
  hash: string
  user_id: number
  expires_at: string
}

/** Failures that count across servers, by a key such as `sign-in:user:12`. */
export interface AttemptsTable {
  key: string
  failures: number
  first_at: string
  last_at: string
  locked_until: string | null
}

/** A person's identity at the company's provider. */
export interface CompanyIdentitiesTable {
  issuer: string
  subject: string
  user_id: number
  created_at: string
  seen_at: string
}

/** Somebody who came back from the provider and has no session yet; the token is in their browser's cookie. */
export interface CompanyArrivalsTable {
  /** SHA-256 of the token. */
  hash: string
  /** The provider's answer, encrypted. */
  sealed: string
  expires_at: string
}

/** Passkeys as second factors (Web Authentication Level 3). */
export interface PasskeysTable {
  id: Generated<number>
  user_id: number
  credential_id: string
  /** In COSE, as base64url. */
  public_key: string
  /** The authenticator's signature counter, a whole number of 32 bits; 0 where it keeps none. */
  counter: string
  /** JSON list of the ways to reach the authenticator. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** Challenges that an authenticator may answer, each once. */
export interface PasskeyChallengesTable {
  challenge: string
  user_id: number
  /** The sign-in or session, and what it is for. */
  purpose: string
  expires_at: string
}

/** One-time codes in force. */
export interface FactorCodesTable {
  user_id: number
  /** The secret, encrypted. */
  sealed: string
  since: string
  /** Time step of the last code that was taken: an earlier one is spent. */
  last_step: number
}

/** Secrets of one-time codes that wait for their first code. */
export interface CodeSetupsTable {
  user_id: number
  sealed: string
  expires_at: string
}

/** Recovery codes that are left, stored as SHA-256 only. */
export interface RecoveryCodesTable {
  hash: string
  user_id: number
}

/** Sign-ins with a right password that wait for the second factor, stored as SHA-256 only. */
export interface FactorTicketsTable {
  hash: string
  user_id: number
  tries: number
  expires_at: string
}

/** Sessions that began at the company's provider. */
export interface CompanySessionsTable {
  session_id: number
  issuer: string
  subject: string
  /** The provider's own name of its session. */
  sid: string | null
  /** The provider's tokens, encrypted. */
  sealed: string
  /** Instant when the provider last said that the person may come in. */
  confirmed_at: string
}

/** Logout tokens that were heard, each once. */
export interface CompanyLogoutsTable {
  hash: string
  expires_at: string
}

/** Columns that an editor writes, from the contract's field table; flags are 0 or 1. */
type EditedColumns = {
  [Column in keyof AppValues]: AppValues[Column] extends boolean ? Flag : AppValues[Column]
}

export interface AppsTable extends Omit<EditedColumns, 'extension_minutes'> {
  extension_minutes: Generated<ExtensionMinutes>
  id: Generated<number>
  img_src: string | null
  img_src_en: string | null
  /** JSON of the contract's ImageSet. */
  image: string | null
  image_en: string | null
  video_src: string | null
  video_src_en: string | null
  captions_src: string | null
  captions_src_en: string | null
  order: number
  /** Since when the demo has not answered. */
  down_since: string | null
  /** Instant when the demo last passed the conformance list. */
  verified_at: string | null
  /** Version of the app's credentials; raised to renew them. */
  secret_version: Generated<number>
  created_at: string
  updated_at: string
  search: string
}

/** Every stored file, to find orphans. */
export interface FilesTable {
  path: string
  /** `null` once it was removed, or its app was: nobody is served it any longer. */
  app_id: number | null
  kind: 'image' | 'video' | 'captions'
  bytes: number
  created_at: string
  /** Instant when it was replaced or removed; the sweep deletes it later. */
  detached_at: string | null
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
export interface DecisionLinksTable {
  /** SHA-256 of the key. */
  hash: string
  access_id: number
  admin_id: number
  created_at: string
  expires_at: string
  used_at: string | null
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

/** The fields that a change of an app wrote, beside its entry in the journal; goes with the app. */
export interface AppChangesTable {
  entry_id: number
  app_id: number
  /** JSON of the contract's FieldChange[]. */
  changes: string
  /** Entry of the change that this one took back. */
  undoes: number | null
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
export interface TestAccessesTable {
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

/** A person's answers when leaving a demo; `id` is the access's. */
export interface FeedbackTable {
  id: number
  app_id: number
  useful: 0 | 1 | 2
  again: Flag
  comment: string | null
  created_at: string
}

/** Changes of an app, or a new app, that are not published (docs/product.md#drafts). */
export interface DraftsTable {
  id: Generated<number>
  /** `null` for an app that does not exist yet. */
  app_id: number | null
  /** JSON of the fields. */
  fields: string
  /** The app's `updated_at` when the draft began. */
  based_on: string | null
  publish_at: string | null
  /** Reason for which the planned publication did not take place. */
  failure: DraftFailure | null
  author_id: number | null
  planner_id: number | null
  created_at: string
  updated_at: string
}

export interface PreviewsTable {
  /** SHA-256 of the key in the address. */
  hash: string
  draft_id: number
  /** JSON of the rendered pages; `null` while they are rendered. */
  pages: string | null
  /** Reason for which they could not be rendered. */
  error: string | null
  created_at: string
  expires_at: string
}

/** People who asked to be told when an app opens. */
export interface AppFollowersTable {
  app_id: number
  user_id: number
  created_at: string
}

/** Views of each app's page, without who. */
export interface AppViewsTable {
  /** In Paris, `yyyy-MM-dd`. */
  day: string
  app_id: number
  views: number
}

/** Differences in the number of accesses of each status, written by triggers; their sum is the number. */
export interface AccessTalliesTable {
  status: RequestStatus
  delta: number
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

export interface ParametersTable {
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

/** Words that found no app; nothing of who looked for them. */
export interface SearchMissesTable {
  id: Generated<number>
  /** In small letters; unique. */
  words: string
  count: number
  first_at: string
  last_at: string
}

/** One row, `catalogue`: moves in the transaction of every edit that the public site shows. */
export interface RevisionsTable {
  name: string
  revision: number
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

export interface RetentionRunsTable {
  /** Of a rule in `retention/rules.ts`. */
  name: string
  ran_at: string
}

/** An address that is told of events; its secret is derived (`webhooks/secret.ts`). */
export interface WebhooksTable {
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

export interface WebhookDeliveriesTable {
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

/** Its key is derived (`visitPasses/keys.ts`). */
export interface VisitPassesTable {
  id: Generated<number>
  name: string
  opens_at: string
  closes_at: string
  seats: number
  /** Counted once for each person, deleted accounts included. */
  taken: Generated<number>
  duration_id: DurationId
  key_version: Generated<number>
  renewed_at: string | null
  /** Folded name. */
  search: string
  created_at: string
  updated_at: string
}

export interface VisitPassAppsTable {
  visit_pass_id: number
  app_id: number
}

/** People who took a seat; unique for each pass and person. */
export interface VisitGuestsTable {
  id: Generated<number>
  visit_pass_id: number
  user_id: number
  taken_at: string
}

export type UserRow = Selectable<UsersTable>
export type NewUser = Insertable<UsersTable>
export type AppRow = Selectable<AppsTable>
export type DraftRow = Selectable<DraftsTable>
export type PreviewRow = Selectable<PreviewsTable>
export type NewApp = Insertable<AppsTable>
export type AccessRow = Selectable<AccessesTable>
export type ParameterRow = Selectable<ParametersTable>
export type SearchMissRow = Selectable<SearchMissesTable>
export type WebhookRow = Selectable<WebhooksTable>
export type VisitPassRow = Selectable<VisitPassesTable>
export type DeliveryRow = Selectable<WebhookDeliveriesTable>
