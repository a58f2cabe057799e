import { z } from 'zod'
import {
  email,
  flag,
  INVALID,
  id,
  instant,
  language,
  oneOf,
  optionalText,
  phone,
  REQUIRED,
  recordBody,
  requiredText,
  nullableText as text,
} from './fields.ts'
import {
  isPassword,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type ProfileField,
  WORK_MAX,
} from './rules/fields.ts'
import { ROLES } from './rules/roles.ts'
import { USER_STATUSES } from './rules/statuses.ts'

/** An account, for its owner and for administrators; never a hash or a token. */
export const User = z
  .object({
    id,
    uuid: z.uuid(),
    email: z.string(),
    nom: z.string(),
    prenom: z.string(),
    telephone: text,
    organisation: text,
    fonction: text,
    optin_email: z.boolean(),
    civility: oneOf([0, 1, 2]),
    language,
    status: oneOf(USER_STATUSES),
    roles: z.string(),
    is_active: z.boolean(),
    partner_id: text,
    created_at: instant,
    updated_at: instant,
    last_connect_at: instant.nullable(),
    /** Nothing but the company's sign-in lets them in. */
    company_only: z.boolean(),
    /** They have set a second factor. */
    second_factor: z.boolean(),
    /** Instant when the address was proved to be theirs. */
    email_confirmed_at: instant.nullable(),
    /** Accepted version of the data-processing text; `null` once withdrawn. */
    consent_version: text,
    consent_at: instant.nullable(),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof User>

const newPassword = z
  .string({ error: REQUIRED })
  .min(1, REQUIRED)
  .min(PASSWORD_MIN, 'common.minLength')
  .max(PASSWORD_MAX, 'common.passwordNotValid')
  .refine(isPassword, 'common.passwordNotValid')
const confirmation = z
  .string({ error: REQUIRED })
  .min(1, REQUIRED)
  .max(PASSWORD_MAX, 'common.passwordNotEqual')

/** Refuses 0, the form's "not chosen yet". */
const civility = z
  .union([z.literal(0), z.literal(1), z.literal(2)], REQUIRED)
  .refine((chosen) => chosen !== 0, REQUIRED)
  .meta({ enum: [1, 2] })
const profile = {
  nom: requiredText(NAME_MAX),
  prenom: requiredText(NAME_MAX),
  telephone: phone,
  organisation: optionalText(WORK_MAX),
  fonction: optionalText(WORK_MAX),
  civility,
} satisfies Record<ProfileField, z.ZodType>

const same = (first: string, second: string, key: string) => ({
  check: (body: Record<string, unknown>) => body[first] === body[second],
  options: { path: [second], error: key },
})
const confirmed = (first: string) => same(first, 'passwordConfirm', 'common.passwordNotEqual')

/** Fields of the registration form. */
export const registrationFields = {
  email,
  password: newPassword,
  passwordConfirm: confirmation,
  ...profile,
  consent: z
    .boolean('common.consentRequired')
    .refine(Boolean, 'common.consentRequired')
    .meta({ const: true }),
  optin_email: flag.default(false),
  language: language.optional(),
}
export const withConfirmedPassword = <Body extends z.ZodObject>(body: Body) =>
  body.refine(confirmed('password').check, confirmed('password').options)

/** Body of `POST /v1/users/`. */
export const Registration = withConfirmedPassword(
  z.strictObject({ ...registrationFields, appId: id.nullish() }),
)
export type Registration = z.output<typeof Registration>

/** Body of `PUT /v1/users/account/{id}`. The e-mail may be sent along but is not changed. */
export const ProfileUpdate = recordBody(
  { ...profile, optin_email: flag.default(false), language: language.optional() },
  [...Object.keys(User.shape), 'email_to_confirm'],
)
export type ProfileUpdate = z.output<typeof ProfileUpdate>

/** Body of `PUT /v1/users/password/`. */
export const PasswordChange = z
  .strictObject({
    password: z.string({ error: REQUIRED }).min(1, REQUIRED).max(PASSWORD_MAX, 'common.passwordNotValid'),
    passwordNew: newPassword,
    passwordConfirm: confirmation,
  })
  .refine(confirmed('passwordNew').check, confirmed('passwordNew').options)
  .refine((body) => body.password !== body.passwordNew, {
    path: ['passwordNew'],
    error: 'common.passwordEqual',
  })
export type PasswordChange = z.output<typeof PasswordChange>

/** Body of `PUT /v1/users/{id}`, for administrators. */
export const UserUpdate = recordBody(
  {
    ...z.object(profile).partial().shape,
    civility: oneOf([0, 1, 2]).optional(),
    optin_email: flag.optional(),
    status: oneOf(USER_STATUSES).optional(),
    is_active: flag.optional(),
    roles: z.enum(ROLES, INVALID).optional(),
    updated_at: instant.optional(),
  },
  Object.keys(User.shape),
)
export type UserUpdate = z.output<typeof UserUpdate>

/** Body of `DELETE /v1/user/acccount/`; the storefront asks for the password. */
export const AccountDeletion = z.strictObject({ password: z.string().max(PASSWORD_MAX).optional() }).nullish()

export const PasswordForgotten = z.strictObject({ email })
export const PasswordReset = z
  .strictObject({
    token: z.string({ error: REQUIRED }).min(1, REQUIRED).max(512, INVALID),
    passwordNew: newPassword,
    passwordConfirm: confirmation,
  })
  .refine(confirmed('passwordNew').check, confirmed('passwordNew').options)
export type PasswordReset = z.output<typeof PasswordReset>

/** Body of `POST /v1/users/email/confirm/`. */
export const EmailConfirmation = z.strictObject({
  token: z.string({ error: REQUIRED }).min(1, REQUIRED).max(512, INVALID),
})

/** One's own account, with what the portal waits for. */
export const OwnAccount = User.extend({
  /** Nothing opens before the address is confirmed. */
  email_to_confirm: z.boolean(),
}).meta({ id: 'OwnAccount' })
export type OwnAccount = z.output<typeof OwnAccount>

/** Body of `PUT /v1/user/consent/`: withdrawing takes one call, as consenting does (GDPR, art. 7). */
export const ConsentChange = z.strictObject({ consent: flag, language: language.optional() })
