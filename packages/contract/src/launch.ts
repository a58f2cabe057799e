import { z } from 'zod'
import { instant, language } from './fields.ts'

/** Life of a launch ticket in seconds (decisions, section 5). */
export const LAUNCH_TICKET_SECONDS = 300
export const LAUNCH_TICKET_TYPE = 'launch+jwt'

/** Answer of `GET /v1/apps/app_access/{id}`: the one-time ticket and the demo's address. */
export const Launch = z.object({ token: z.string(), url: z.string() }).meta({ id: 'Launch' })
export type Launch = z.output<typeof Launch>

/** Claims of the ticket: a JWT signed with ES256, header `typ: launch+jwt` (decisions, section 5). */
export const LaunchClaims = z.object({
  iss: z.string(),
  /** The app's code. */
  aud: z.string(),
  /** An id of the user for this app alone. */
  sub: z.string(),
  /** The access record's id. */
  sid: z.string(),
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
  /** End of the access in seconds since 1970: the running one's, or the latest possible one's. */
  access_exp: z.int(),
  locale: language,
})
export type LaunchClaims = z.output<typeof LaunchClaims>

/** Body of `POST /v1/launch/exchange/`, authenticated as the app (HTTP Basic: code and secret). */
export const ExchangeRequest = z.strictObject({ token: z.string('common.requiredField').min(1).max(4096) })

/** What the gate keeps in its own cookie. `display_name` greets; nothing else of the person leaves. */
export const Exchange = z
  .object({
    active: z.literal(true),
    access_id: z.string(),
    sub: z.string(),
    display_name: z.string(),
    locale: language,
    access_exp: z.int(),
    /** The portal's clock, so that the gate counts down by it; seconds since 1970. */
    now: z.int(),
    portal_url: z.string(),
  })
  .meta({ id: 'Exchange' })
export type Exchange = z.output<typeof Exchange>

/** Body of `POST /v1/launch/introspect/` (RFC 7662): the access id that the exchange gave; the hint changes nothing. */
export const IntrospectRequest = z.strictObject({
  token: z.string('common.requiredField').min(1).max(4096),
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
    }),
    z.object({ active: z.literal(false), now: z.int() }),
  ])
  .meta({ id: 'Introspection' })
export type Introspection = z.output<typeof Introspection>

export const Jwks = z.object({ keys: z.array(z.record(z.string(), z.string())) }).meta({ id: 'Jwks' })

export const Health = z.object({ status: z.enum(['ok', 'unavailable']), now: instant }).meta({ id: 'Health' })
