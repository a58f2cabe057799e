import { isEmail, isPassword, isPhone, isVisible, NAME_MAX, PASSWORD_MIN, WORK_MAX } from './fields.ts'
import type { Civility } from './statuses.ts'

/** Message keys by field name; empty when the form is valid. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

const required = (value: string | undefined | null) =>
  isVisible(value ?? '') ? undefined : 'common.requiredField'

const tooLong = (value: string | undefined | null, max: number) =>
  (value ?? '').trim().length > max ? 'common.tooLong' : undefined

/** Keeps the fields with an error. */
function only<Field extends string>(errors: Record<Field, string | undefined>): FieldErrors<Field> {
  const found = Object.entries(errors).filter(([, key]) => key !== undefined)
  return Object.fromEntries(found) as FieldErrors<Field>
}

const emailError = (email: string) => required(email) ?? (isEmail(email) ? undefined : 'signin.validEmail')
const phoneError = (phone: string | null | undefined) =>
  phone?.trim() && !isPhone(phone) ? 'common.telephoneNotValid' : undefined
const tooShort = (password: string) => (password.length < PASSWORD_MIN ? 'common.minLength' : undefined)
const newPasswordError = (password: string) =>
  required(password) ?? tooShort(password) ?? (isPassword(password) ? undefined : 'common.passwordNotValid')
const confirmationError = (confirmation: string, password: string) =>
  required(confirmation) ?? (confirmation === password ? undefined : 'common.passwordNotEqual')
const civilityError = (civility: Civility) =>
  civility === 1 || civility === 2 ? undefined : 'common.requiredField'
const personErrors = (form: ProfileForm) => ({
  civility: civilityError(form.civility),
  prenom: required(form.prenom) ?? tooLong(form.prenom, NAME_MAX),
  nom: required(form.nom) ?? tooLong(form.nom, NAME_MAX),
  telephone: phoneError(form.telephone),
  organisation: tooLong(form.organisation, WORK_MAX),
  fonction: tooLong(form.fonction, WORK_MAX),
})

type SignInForm = { email: string; password: string }
/** Sign-in never checks the form of a password. */
export const signInErrors = (form: SignInForm) =>
  only({ email: emailError(form.email), password: form.password ? undefined : 'common.requiredField' })

export type RegistrationForm = ProfileForm & {
  email: string
  password: string
  passwordConfirm: string
  consent: boolean
}
export const registrationErrors = (form: RegistrationForm) =>
  only({
    ...personErrors(form),
    email: emailError(form.email),
    password: newPasswordError(form.password),
    passwordConfirm: confirmationError(form.passwordConfirm, form.password),
    consent: form.consent ? undefined : 'common.consentRequired',
  })

export type ProfileForm = {
  nom: string
  prenom: string
  civility: Civility
  telephone?: string | null
  organisation?: string | null
  fonction?: string | null
}
export const profileErrors = (form: ProfileForm) => only(personErrors(form))

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
