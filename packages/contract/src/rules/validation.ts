import { isEmail, isPassword, isPhone, isVisible } from './fields.ts'
import type { Civility } from './statuses.ts'

/** Message keys by field name; empty when the form is valid. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

const required = (value: string | undefined | null) =>
  isVisible(value ?? '') ? undefined : 'common.requiredField'

/** Keeps the fields with an error. */
function only<Field extends string>(errors: Record<Field, string | undefined>): FieldErrors<Field> {
  const found = Object.entries(errors).filter(([, key]) => key !== undefined)
  return Object.fromEntries(found) as FieldErrors<Field>
}

const emailError = (email: string) => required(email) ?? (isEmail(email) ? undefined : 'signin.validEmail')
const phoneError = (phone: string | null | undefined) =>
  phone?.trim() && !isPhone(phone) ? 'common.telephoneNotValid' : undefined
const newPasswordError = (password: string) =>
  required(password) ?? (isPassword(password) ? undefined : 'common.passwordNotValid')
const confirmationError = (confirmation: string, password: string) =>
  required(confirmation) ?? (confirmation === password ? undefined : 'common.passwordNotEqual')
const civilityError = (civility: Civility) =>
  civility === 1 || civility === 2 ? undefined : 'common.requiredField'

type SignInForm = { email: string; password: string }
/** Sign-in never checks the form of a password. */
export const signInErrors = (form: SignInForm) =>
  only({ email: emailError(form.email), password: form.password ? undefined : 'common.requiredField' })

export type RegistrationForm = {
  email: string
  password: string
  passwordConfirm: string
  nom: string
  prenom: string
  civility: Civility
  consent: boolean
  telephone?: string
  organisation?: string
  fonction?: string
  optin_email?: boolean
}
export const registrationErrors = (form: RegistrationForm) =>
  only({
    civility: civilityError(form.civility),
    prenom: required(form.prenom),
    nom: required(form.nom),
    email: emailError(form.email),
    telephone: phoneError(form.telephone),
    password: newPasswordError(form.password),
    passwordConfirm: confirmationError(form.passwordConfirm, form.password),
    consent: form.consent ? undefined : 'common.consentRequired',
  })

export type ProfileForm = {
  nom: string
  prenom: string
  civility: Civility
  telephone?: string | null
}
export const profileErrors = (form: ProfileForm) =>
  only({
    civility: civilityError(form.civility),
    prenom: required(form.prenom),
    nom: required(form.nom),
    telephone: phoneError(form.telephone),
  })

type PasswordForm = { password: string; passwordNew: string; passwordConfirm: string }
export const passwordChangeErrors = (form: PasswordForm) =>
  only({
    password: form.password ? undefined : 'common.requiredField',
    passwordNew:
      newPasswordError(form.passwordNew) ??
      (form.passwordNew === form.password ? 'common.passwordEqual' : undefined),
    passwordConfirm: confirmationError(form.passwordConfirm, form.passwordNew),
  })

export type PasswordResetForm = { passwordNew: string; passwordConfirm: string }
export const passwordResetErrors = (form: PasswordResetForm) =>
  only({
    passwordNew: newPasswordError(form.passwordNew),
    passwordConfirm: confirmationError(form.passwordConfirm, form.passwordNew),
  })

export const emailErrors = (form: { email: string }) => only({ email: emailError(form.email) })
