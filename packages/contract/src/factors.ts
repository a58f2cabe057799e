import { z } from 'zod'
import { INVALID, id, instant, REQUIRED, requiredText } from './fields.ts'
import { PasskeyAnswer, PasskeyMade } from './passkeys.ts'
import { FACTOR_POLICIES, RECOVERY_CODES } from './rules/factors.ts'
import { PASSWORD_MAX } from './rules/fields.ts'

const TYPED_MAX = 64
const typed = z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(TYPED_MAX, INVALID)
/** Six digits; blanks that somebody typed between them are left out. */
const code = typed.transform((value) => value.replace(/\s/g, ''))

/** A shown second factor: one of the three. */
const shown = { code: code.optional(), recovery: typed.optional(), passkey: PasskeyAnswer.optional() }
const isOne = ({ code, recovery, passkey }: { code?: unknown; recovery?: unknown; passkey?: unknown }) =>
  [code, recovery, passkey].filter((one) => one !== undefined).length === 1
const one = { path: ['code'], error: REQUIRED }

/** Body of `POST /v1/factors/check/`. */
export const FactorShown = z.strictObject(shown).refine(isOne, one)
export type FactorShown = z.output<typeof FactorShown>

const ticket = { factor_ticket: z.string({ error: REQUIRED }).min(1, REQUIRED).max(256, INVALID) }
/** Body of `POST /v1/token/factor/options/`. */
export const FactorTicket = z.strictObject(ticket)
/** Body of `POST /v1/token/factor/`. */
export const FactorSignIn = z.strictObject({ ...ticket, ...shown }).refine(isOne, one)
export type FactorSignIn = z.output<typeof FactorSignIn>

export const Passkey = z
  .object({ id, name: z.string(), created_at: instant, last_used_at: instant.nullable() })
  .meta({ id: 'Passkey' })
export type Passkey = z.output<typeof Passkey>

/** The caller's second factors, without any secret. */
export const Factors = z
  .object({
    policy: z.enum(FACTOR_POLICIES),
    /** The caller may set factors now: role, setting and a password of the portal allow it. */
    available: z.boolean(),
    passkeys: z.array(Passkey),
    /** One-time codes of an app, and since when they are asked for. */
    code: z.object({ since: instant }).nullable(),
    /** Recovery codes that are left. */
    recovery_left: z.int(),
    /** Until when this session may do what asks for a fresh check; `null` when it is over. */
    checked_until: instant.nullable(),
  })
  .meta({ id: 'Factors' })
export type Factors = z.output<typeof Factors>

/** The password counts for the first factor only; an old sign-in without it is refused. */
export const FactorBeginning = z
  .strictObject({ password: z.string(INVALID).max(PASSWORD_MAX, INVALID).optional() })
  .nullish()

/** Body of `POST /v1/factors/passkeys/`. */
export const NewPasskey = z.strictObject({ name: requiredText(60), response: PasskeyMade })
export type NewPasskey = z.output<typeof NewPasskey>

/** Secret for an app of one-time codes, given once; a QR code shows the address. */
export const CodeSecret = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'CodeSecret' })
export type CodeSecret = z.output<typeof CodeSecret>

/** Body of `POST /v1/factors/code/confirm/`. */
export const CodeConfirmation = z.strictObject({ code })

/** Shown once. */
export const RecoveryCodes = z
  .object({ codes: z.array(z.string()).length(RECOVERY_CODES) })
  .meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.output<typeof RecoveryCodes>
