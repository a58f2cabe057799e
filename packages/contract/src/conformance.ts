import { z } from 'zod'
import { INVALID, instant, REQUIRED, TOO_LONG } from './fields.ts'

/** Kinds of tickets of the conformance list; `revoked_soon` and `ends_soon` close 5 and 10 s after their exchange. */
const TEST_TICKET_KINDS = [
  'valid',
  'other_app',
  'expired',
  'rotated_key',
  'clock_behind',
  'clock_ahead',
  'portal_away',
  'revoked_soon',
  'ends_soon',
] as const
export type TestTicketKind = (typeof TEST_TICKET_KINDS)[number]
/** Body of `POST /v1/launch/conformance/`. */
export const TestTicketRequest = z.strictObject({ case: z.enum(TEST_TICKET_KINDS, INVALID) })
export const TestTicket = z.object({ token: z.string(), access_id: z.string() }).meta({ id: 'TestTicket' })

const OUTCOMES = ['passed', 'failed', 'left out'] as const

/** A place at the demo itself, such as `/live`. */
const ownPath = z
  .string(INVALID)
  .trim()
  .max(500, TOO_LONG)
  .refine(staysAtDemo, INVALID)
  .nullish()
  .transform((path) => path || undefined)

function staysAtDemo(path: string) {
  const base = 'http://demo.invalid'
  return URL.canParse(path, base) && new URL(path, base).origin === base
}

/** Body of `POST /v1/manageapps/{id}/check/`: where the demo opens a WebSocket, and where an answer does not end. */
export const DemoCheck = z.strictObject({ socket: ownPath, stream: ownPath })
export type DemoCheck = z.output<typeof DemoCheck>

/** A demo's result in a case of the conformance list: what was tried, and what to mend where it failed. */
export const CheckedCase = z.object({
  name: z.string(),
  outcome: z.enum(OUTCOMES),
  title: z.string(),
  mend: z.string(),
})
export type CheckedCase = z.output<typeof CheckedCase>

/** Body of `POST /v1/launch/verified/`: how the demo did in each case of the conformance list. */
export const Verification = z.strictObject({
  cases: z
    .array(
      z.strictObject({
        name: z.string(REQUIRED).min(1, REQUIRED).max(60, TOO_LONG),
        outcome: z.enum(OUTCOMES, INVALID),
      }),
    )
    .min(1, REQUIRED)
    .max(100, INVALID),
})
export type Verification = z.output<typeof Verification>
export const Verified = z.object({ verified_at: instant.nullable() }).meta({ id: 'Verified' })
export type Verified = z.output<typeof Verified>
