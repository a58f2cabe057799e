import { z } from 'zod'
import { flag, id, language } from './fields.ts'
import { Session } from './tokens.ts'

/** Ways to sign in that this portal offers. */
export const WaysIn = z
  .object({
    /** Words on the company's button; `null` without a company sign-in. */
    company: z.object({ fr: z.string(), en: z.string() }).nullable(),
    /** The people who may sign in with a password of the portal. */
    passwords: z.enum(['all', 'admins', 'off']),
  })
  .meta({ id: 'WaysIn' })
export type WaysIn = z.output<typeof WaysIn>

/** Query of a page that begins a sign-in; an unreadable value counts as none. */
export const CompanyBeginning = z.object({
  next: z.string().max(2048).optional().catch(undefined),
  app: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .optional()
    .catch(undefined),
})

/** Query that the provider adds to the address of return (OpenID Connect Core 1.0, 3.1.2.5 and 3.1.2.6). */
export const CompanyReturn = z.looseObject({
  code: z.string().optional().catch(undefined),
  state: z.string().optional().catch(undefined),
  iss: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
})

/** Body of `POST /v1/company/session/`; the consent is asked for before an account is made. */
export const CompanyArrival = z.strictObject({
  consent: flag.default(false),
  optin_email: flag.default(false),
  appId: id.nullish(),
  language: language.optional(),
})
export type CompanyArrival = z.output<typeof CompanyArrival>

/** Body of `POST /v1/company/logout/` (OpenID Connect Back-Channel Logout 1.0, 2.5). */
export const CompanyLogout = z.object({ logout_token: z.string().min(1).max(32_768) })

/** The session, or whom an account would be made for once they consent. */
export const CompanySession = z
  .union([
    Session,
    z.object({ consent_for: z.object({ email: z.string(), prenom: z.string(), nom: z.string() }) }),
  ])
  .meta({ id: 'CompanySession' })
export type CompanySession = z.output<typeof CompanySession>
