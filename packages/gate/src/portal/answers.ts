import { Exchange as ContractExchange } from '@portal/contract'
import { z } from 'zod'

/** Describes another demo of the same category, for the page that says goodbye. */
const NextApp = z.object({ code: z.string(), name: z.string() })

/** Describes an access when its ticket is exchanged; an older portal says less. */
export const Exchange = ContractExchange.extend({
  /** Names the app in the access's language; absent from an older portal. */
  app_name: z.string().optional(),
  /** Counts the minutes that the person may still add, once. */
  extension_minutes: z.int().min(0).optional(),
  next_app: NextApp.nullish(),
})
export type Exchange = z.output<typeof Exchange>

/** Tells whether an access still runs (RFC 7662); `exp` and `now` in seconds since 1970. */
export const Introspection = z.union([
  z.object({
    active: z.literal(true),
    exp: z.int(),
    now: z.int(),
    extension_minutes: z.int().min(0).optional(),
  }),
  z.object({
    active: z.literal(false),
    now: z.int(),
    /** Names the app in each language; absent from an older portal. */
    app_names: z.object({ fr: z.string(), en: z.string() }).optional(),
  }),
])
export type Introspection = z.output<typeof Introspection>

/** Moves the end of an access whose owner added time, in seconds since 1970. */
export const Extension = z.object({ access_exp: z.int(), extension_minutes: z.int().min(0) })
export type Extension = z.output<typeof Extension>

/** Sets the end of an access that starts when its demo has opened; nothing where it ran already. */
export const Opened = z.object({ access_exp: z.int().optional() })

/** Tells, on the event stream, what became of an access. */
export const AccessEvent = z.object({
  access_id: z.union([z.int(), z.string()]).transform(String),
  state: z.enum(['ended', 'revoked', 'extended']),
  access_exp: z.int().optional(),
})
export type AccessEvent = z.output<typeof AccessEvent>

/** Holds a ticket of the conformance list, with the access that it belongs to. */
export const ConformanceTicket = z.object({
  token: z.string(),
  access_id: z.union([z.int(), z.string()]).transform(String),
})
export type ConformanceTicket = z.output<typeof ConformanceTicket>

/** Says since when the portal shows the demo as verified; null where something failed. */
export const Verified = z.object({ verified_at: z.string().nullable() })

/** Holds what a person answers on the page that says goodbye. */
export type Feedback = { useful: 0 | 1 | 2; again: boolean; comment?: string }
