import { z } from 'zod'
import { id, instant } from './fields.ts'
import { ACCOUNT_ACTORS, ACCOUNT_KINDS } from './rules/ownSessions.ts'

/** Browser and system in words, such as `Firefox · Windows`; `null` where the browser did not say. */
const device = z.string().nullable()

/** One place where the caller is signed in. */
export const OwnSession = z
  .object({
    id,
    device,
    created_at: instant,
    /** Instant when it was renewed last, which a page in use does every quarter of an hour. */
    seen_at: instant,
    /** It began with the company's sign-in. */
    by_company: z.boolean(),
    /** The session of this call. */
    is_current: z.boolean(),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.output<typeof OwnSession>

/** Something that happened to the caller's account. */
export const AccountEvent = z
  .object({ at: instant, kind: z.enum(ACCOUNT_KINDS), by: z.enum(ACCOUNT_ACTORS), device })
  .meta({ id: 'AccountEvent' })
export type AccountEvent = z.output<typeof AccountEvent>

/** The caller's sessions and the latest events of the account, the newest first. */
export const OwnSessions = z
  .object({ sessions: z.array(OwnSession), events: z.array(AccountEvent) })
  .meta({ id: 'OwnSessions' })
export type OwnSessions = z.output<typeof OwnSessions>
