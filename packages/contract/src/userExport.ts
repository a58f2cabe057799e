import { z } from 'zod'
import { AccessLogEntry } from './accesses.ts'
import { Factors } from './factors.ts'
import { durationId, id, instant, language, oneOf, nullableText as text } from './fields.ts'
import { Feedback } from './launch.ts'
import { REQUEST_STATUSES } from './rules/statuses.ts'
import { User } from './users.ts'

/** Everything that the portal keeps about a person (GDPR, art. 15 and 20). */
export const UserExport = z
  .object({
    exported_at: instant,
    account: User,
    consents: z.array(z.object({ version: z.string(), language, accepted: z.boolean(), at: instant })),
    sessions: z.array(
      z.object({
        device: text,
        created_at: instant,
        seen_at: instant,
        expires_at: instant,
        revoked_at: instant.nullable(),
      }),
    ),
    /** Second factors, without their secrets. */
    factors: Factors.pick({ passkeys: true, code: true, recovery_left: true }),
    /** Kinds of browsers that signed in, to tell of a new one. */
    devices: z.array(z.object({ device: z.string(), first_at: instant, seen_at: instant })),
    accesses: z.array(
      z.object({
        id,
        app_code: z.string(),
        name: z.string(),
        status: oneOf(REQUEST_STATUSES),
        duration_id: durationId,
        nb_access: z.int(),
        request_reason: text,
        reason: text,
        partner_id: text,
        created_at: instant,
        updated_at: instant,
        use_by: instant.nullable(),
        activated_at: instant.nullable(),
        expire_at: instant.nullable(),
        extended_at: instant.nullable(),
        feedback: Feedback.pick({ useful: true, again: true, comment: true, created_at: true }).nullable(),
        log: z.array(AccessLogEntry.omit({ id: true, actor_name: true })),
      }),
    ),
    /** Everything that demos were told of the person, and when. */
    disclosures: z.array(
      z.object({ at: instant, app_code: z.string(), name: z.string(), claims: z.array(z.string()) }),
    ),
    /** Visit passes of which the person took a seat. */
    visits: z.array(z.object({ name: z.string(), taken_at: instant })),
    /** Apps whose opening the person waits for. */
    followed_apps: z.array(z.object({ app_code: z.string(), name: z.string(), created_at: instant })),
    messages: z.array(z.object({ kind: z.string(), created_at: instant, sent_at: instant.nullable() })),
  })
  .meta({ id: 'UserExport' })
export type UserExport = z.output<typeof UserExport>
