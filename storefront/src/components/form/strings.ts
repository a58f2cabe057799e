import type { Strings } from '@portal/messages/pick'

/** Texts of every form: field errors and the sentences around them. */
export const formKeys = [
  'common.requiredField',
  'common.invalidValue',
  'common.tooLong',
  'common.minLength',
  'common.passwordNotValid',
  'common.passwordNotEqual',
  'common.passwordEqual',
  'common.passwordWrong',
  'common.passwordTooCommon',
  'common.telephoneNotValid',
  'common.consentRequired',
  'common.emailTaken',
  'common.networkError',
  'common.unexpectedError',
  'common.formIncomplete',
  'forms.errorTitle',
  'forms.missing.email',
  'forms.missing.password',
  'forms.missing.passwordNew',
  'forms.missing.passwordConfirm',
  'forms.missing.prenom',
  'forms.missing.nom',
  'forms.missing.civility',
  'common.errorSummary',
  'common.sending',
  'signin.validEmail',
] as const
export type FormStrings = Strings<(typeof formKeys)[number]>

/** Texts that a password field adds. */
export const passwordKeys = [
  'account.showPassword',
  'account.hidePassword',
  'account.ruleLength',
  'account.ruleLowercase',
  'account.ruleUppercase',
  'account.ruleDigit',
  'account.ruleSpecial',
  'account.ruleMet',
] as const
export type PasswordStrings = Strings<(typeof passwordKeys)[number]>
