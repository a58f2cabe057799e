import { z } from 'zod'
import { instant, language } from './fields.ts'

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
export const ExchangeRequest = z.strictObject({ token: z.string('common.requiredField').min(1).max(4096) })

/** What a gate keeps in its pass. `display_name` is all that leaves of the person. */
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
  })
  .meta({ id: 'Exchange' })
export type Exchange = z.output<typeof Exchange>

/** Body of `POST /v1/launch/introspect/` (RFC 7662): the access id of the exchange; the hint is ignored. */
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
