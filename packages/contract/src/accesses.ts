import { z } from 'zod'
import {
  durationId,
  grantedDurationId,
  INVALID,
  id,
  idText,
  instant,
  language,
  oneOf,
  optionalText,
  REQUIRED,
  recordBody,
  requiredText,
  nullableText as text,
} from './fields.ts'
import {
  ACCESS_STATES,
  ADDED_MINUTES_MAX,
  EXTENSION_CHOICES,
  GRANT_RULES,
  REASON_MAX,
} from './rules/access.ts'
import { APP_STATUSES, REQUEST_STATUSES, RequestStatus, USER_STATUSES } from './rules/statuses.ts'

/** A person's own access, with its fields as docs/product.md#accesses says. */
const accessFields = {
  id,
  app_id: id,
  user_id: id.nullable(),
  name: z.string(),
  name_en: text,
  app_code: z.string(),
  app_status: oneOf(APP_STATUSES),
  status: oneOf(REQUEST_STATUSES),
  /** A second name of `status`, which callers may read and write. */
  request_status: oneOf(REQUEST_STATUSES),
  /** Derived from the status and the clock when the answer is made. */
  state: z.enum(ACCESS_STATES),
  /** Number of openings. */
  nb_access: z.int(),
  duration_id: durationId,
  /** Minutes, as a string. */
  duration: z.string(),
  /** Reason of the last decision; the requester's own while the request waits. */
  reason: text,
  created_at: instant,
  updated_at: instant,
  /** Last instant to open a granted access. */
  use_by: instant.nullable(),
  activated_at: instant.nullable(),
  expire_at: instant.nullable(),
  /** The requester; `null` once the account is deleted. */
  email: text,
  prenom: text,
  nom: text,
  civility: oneOf([0, 1, 2]).nullable(),
  organisation: text,
  fonction: text,
  user_status: oneOf(USER_STATUSES).nullable(),
  /** Minutes by which its owner may still extend it, near its end; 0 once that was done. */
  extension_minutes: oneOf(EXTENSION_CHOICES),
  extended_at: instant.nullable(),
}

export const UserApp = z.object(accessFields).meta({ id: 'UserApp' })
export type UserApp = z.output<typeof UserApp>
export const UserApps = z.array(UserApp)

/** One entry of the decision log (docs/product.md#decision-log). */
export const AccessLogEntry = z
  .object({
    id,
    at: instant,
    actor: z.enum(['owner', 'admin', 'portal']),
    actor_name: text,
    from_status: oneOf(REQUEST_STATUSES).nullable(),
    to_status: oneOf(REQUEST_STATUSES).nullable(),
    duration_id: durationId,
    /** Minutes that were added to a running access; `null` where the status changed. */
    added_minutes: z.int().nullable(),
    reason: text,
    /** The rule by which the portal granted; `null` for every other line. */
    rule: z.enum(GRANT_RULES).nullable(),
    /** The domain, partner or app of that rule. */
    rule_value: text,
  })
  .meta({ id: 'AccessLogEntry' })
export type AccessLogEntry = z.output<typeof AccessLogEntry>

/** An access with its requester, for the administrators' queue. */
export const AdminAccess = z
  .object({
    ...accessFields,
    partner_id: text,
    /** Duration to propose to the administrator (docs/product.md#duration-of-a-grant). */
    proposed_duration_id: durationId,
    decided_at: instant.nullable(),
    decided_by_name: text,
    request_reason: text,
    /** The requester's language, in which messages are written; `null` once the account is deleted. */
    language: language.nullable(),
    /** Number of times the person had asked for this app before, and what became of the last. */
    earlier_count: z.int(),
    earlier_state: z.enum(ACCESS_STATES).nullable(),
  })
  .meta({ id: 'AdminAccess' })
export type AdminAccess = z.output<typeof AdminAccess>
export const AdminAccessDetail = z
  .object({ ...AdminAccess.shape, log: z.array(AccessLogEntry) })
  .meta({ id: 'AdminAccessDetail' })
export type AdminAccessDetail = z.output<typeof AdminAccessDetail>

/** Query of `GET /v1/users/fullappaccess/`: the app of the request, which a rule may name. */
export const AskingQuery = z.object({ app_id: idText.optional() })
/** Answer of `GET /v1/users/fullappaccess/`: what would happen to the caller's next request. */
export const Asking = z.object({ granted_at_once: z.boolean() }).meta({ id: 'Asking' })

/** Body of `POST /v1/users/requestappaccess/{appId}`; the server decides status and duration. */
export const AccessAsk = z
  .strictObject({ duration_id: durationId.optional(), reason: optionalText(REASON_MAX) })
  .nullish()
export type AccessAsk = z.output<typeof AccessAsk>

/**
 * Body of `POST /v1/users/fullappaccess/`; the server decides status and duration, whatever the body says.
 */
export const FullAccessAsk = z.strictObject({
  app_id: id,
  status: oneOf(REQUEST_STATUSES).optional(),
  duration_id: durationId.optional(),
  duration: z.union([z.string().max(8), z.number()]).optional(),
})

/** Body of `POST /v1/users/enable_apps_access/`. */
export const AccessUse = z.strictObject({
  id,
  status: z.literal(RequestStatus.used, INVALID),
  token: z.string(REQUIRED).min(1, REQUIRED).max(4096, INVALID),
})
export type AccessUse = z.output<typeof AccessUse>

/** Body of `PUT /v1/requestapps/{id}`. */
export const AccessDecision = recordBody(
  {
    id: id.optional(),
    status: oneOf(REQUEST_STATUSES).optional(),
    request_status: oneOf(REQUEST_STATUSES).optional(),
    duration_id: durationId.optional(),
    reason: optionalText(REASON_MAX),
    updated_at: instant.optional(),
  },
  [...Object.keys(AdminAccessDetail.shape), 'duration'],
).refine((body) => body.status !== undefined || body.request_status !== undefined, {
  path: ['status'],
  error: REQUIRED,
})
export type AccessDecision = z.output<typeof AccessDecision>

/** Body of `POST /v1/requestapps/`, which grants without a request. */
export const DirectGrant = z.strictObject({
  user_id: id,
  app_id: id,
  duration_id: grantedDurationId,
  reason: optionalText(REASON_MAX),
})
export type DirectGrant = z.output<typeof DirectGrant>

/** Body of `POST /v1/requestapps/{id}/extend/`: an administrator adds time to a running access. */
export const AddedTime = z.strictObject({
  minutes: z.int(INVALID).min(1, INVALID).max(ADDED_MINUTES_MAX, INVALID),
  reason: requiredText(REASON_MAX),
})
export type AddedTime = z.output<typeof AddedTime>
