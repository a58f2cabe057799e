import { z } from 'zod'
import {
  id,
  idText,
  instant,
  language,
  missingOrInvalid,
  nullableText,
  oneOf,
  optionalText,
  REQUIRED,
} from './fields.ts'
import { EXTENSION_CHOICES } from './rules/access.ts'

/** Life of a ticket in seconds (docs/product.md#tickets). */
export const LAUNCH_TICKET_SECONDS = 300
export const LAUNCH_TICKET_TYPE = 'launch+jwt'

/** Answer of `GET /v1/apps/app_access/{id}`: the ticket and the demo's address. */
export const Launch = z.object({ token: z.string(), url: z.string() }).meta({ id: 'Launch' })
export type Launch = z.output<typeof Launch>

/** Claims of a ticket (docs/product.md#tickets). */
export const LaunchClaims = z.object({
  iss: z.string(),
  /** The app's code. */
  aud: z.string(),
  /** An id of the person for this app alone. */
  sub: z.string(),
  /** The access id. */
  sid: z.string(),
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
  /** End of the access in seconds since 1970; before the first opening, its latest possible end. */
  access_exp: z.int(),
  locale: language,
})
export type LaunchClaims = z.output<typeof LaunchClaims>

/** Body of `POST /v1/launch/exchange/`, authenticated as the app (HTTP Basic: code and secret). */
export const ExchangeRequest = z.strictObject({ token: z.string(REQUIRED).min(1).max(4096) })

/** Content of a gate's pass. `display_name` is all that leaves of the person. */
export const Exchange = z
  .object({
    active: z.literal(true),
    access_id: z.string(),
    sub: z.string(),
    display_name: z.string(),
    locale: language,
    access_exp: z.int(),
    /** The portal's time in seconds since 1970; gates count down by it. */
    now: z.int(),
    portal_url: z.string(),
    /** The app's name in the access's language. */
    app_name: z.string(),
    /** Minutes by which the person may still extend the access, near its end; 0 once that was done. */
    extension_minutes: oneOf(EXTENSION_CHOICES),
    /** Another demo of the same category that can be opened, for the page that says goodbye. */
    next_app: z.object({ code: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Exchange' })
export type Exchange = z.output<typeof Exchange>

/** Body of `POST /v1/launch/introspect/` (RFC 7662): the access id of the exchange; the hint is ignored. */
export const IntrospectRequest = z.strictObject({
  token: z.string(REQUIRED).min(1).max(4096),
  token_type_hint: z.string().max(80).optional(),
})
export const Introspection = z
  .union([
    z.object({
      active: z.literal(true),
      sub: z.string(),
      aud: z.string(),
      exp: z.int(),
      now: z.int(),
      extension_minutes: oneOf(EXTENSION_CHOICES),
    }),
    z.object({
      active: z.literal(false),
      now: z.int(),
      /** The names of the app that asks, for a door that nobody has opened yet. */
      app_names: z.object({ fr: z.string(), en: z.string() }),
    }),
  ])
  .meta({ id: 'Introspection' })
export type Introspection = z.output<typeof Introspection>

/** The `access_id` that the exchange gave. */
const accessId = z.union([idText, id], missingOrInvalid)

/** Body of `POST /v1/launch/opened/`: the demo has answered; `jti` of the ticket makes it one opening. */
export const OpenedRequest = z.strictObject({ access_id: accessId, jti: z.string().max(80).optional() })
export type OpenedRequest = z.output<typeof OpenedRequest>
export const Opened = z.object({ access_exp: z.int(), now: z.int() }).meta({ id: 'Opened' })

/** Body of `POST /v1/launch/extend/`: the person asked for more time in the demo. */
export const ExtensionRequest = z.strictObject({ access_id: accessId })
export const Extension = z
  .object({ access_exp: z.int(), extension_minutes: oneOf(EXTENSION_CHOICES), now: z.int() })
  .meta({ id: 'Extension' })

/** An event of an access; `access_exp` in seconds since 1970. */
export const AccessEvent = z
  .object({
    access_id: id,
    state: z.enum(['ended', 'revoked', 'extended']),
    access_exp: z.int(),
  })
  .meta({ id: 'AccessEvent' })
export type AccessEvent = z.output<typeof AccessEvent>

/** 0 no, 1 a little, 2 yes. */
const useful = oneOf([0, 1, 2])
const FEEDBACK_COMMENT_MAX = 1000
/** Body of `POST /v1/launch/feedback/`: what a person said when leaving; once for each access. */
export const FeedbackRequest = z.strictObject({
  access_id: accessId,
  useful,
  again: z.boolean(REQUIRED),
  comment: optionalText(FEEDBACK_COMMENT_MAX),
})
export type FeedbackRequest = z.output<typeof FeedbackRequest>

/** Feedback on an app, without the person. */
export const Feedback = z
  .object({
    /** The access's id. */
    id,
    app_id: id,
    app_code: z.string(),
    app_name: z.string(),
    app_name_en: nullableText,
    useful,
    again: z.boolean(),
    comment: nullableText,
    created_at: instant,
  })
  .meta({ id: 'Feedback' })
export type Feedback = z.output<typeof Feedback>

export const Jwks = z.object({ keys: z.array(z.record(z.string(), z.string())) }).meta({ id: 'Jwks' })
