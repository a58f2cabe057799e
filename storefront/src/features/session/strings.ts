import type { Strings } from '@portal/messages/pick'
import { formKeys, passwordKeys } from '../../components/form/strings.ts'

export const signInKeys = [
  ...formKeys,
  ...passwordKeys,
  'account.email',
  'account.password',
  'signin.title',
  'signin.errorIdentify',
  'signin.forgotten',
  'signin.forApp',
  'signin.sessionEnded',
  'visit.signinFor',
] as const
export type SignInStrings = Strings<(typeof signInKeys)[number]>

export const companyArrivalKeys = [
  ...formKeys,
  'account.consent',
  'account.consentShort',
  'account.consentLink',
  'account.newWindow',
  'account.optinEmail',
  'account.registerSubmit',
  'session.companyWaiting',
  'session.companyConsentWho',
  'session.companyConsentLead',
  'session.companyUnreachable',
  'session.companyRefused',
  'session.companyOver',
  'session.companyAgain',
  'session.companyOtherWay',
] as const
export type CompanyArrivalStrings = Strings<(typeof companyArrivalKeys)[number]>

export const passwordForgottenKeys = [
  ...formKeys,
  'account.email',
  'session.forgottenSubmit',
  'session.forgottenSent',
  'session.forgottenAgain',
] as const
export type PasswordForgottenStrings = Strings<(typeof passwordForgottenKeys)[number]>

export const passwordResetKeys = [
  ...formKeys,
  ...passwordKeys,
  'account.passwordNew',
  'account.passwordConfirm',
  'session.resetSubmit',
  'session.resetDone',
  'session.resetLinkInvalid',
  'session.resetAskAgain',
  'signin.title',
] as const
export type PasswordResetStrings = Strings<(typeof passwordResetKeys)[number]>

export const emailConfirmKeys = [
  'common.networkError',
  'common.unexpectedError',
  'common.sending',
  'session.confirmLead',
  'session.confirmSubmit',
  'session.confirmDone',
  'session.confirmInvalid',
  'shell.account',
  'shell.myApps',
] as const
export type EmailConfirmStrings = Strings<(typeof emailConfirmKeys)[number]>

export const logoutKeys = ['session.signingOut'] as const
export type LogoutStrings = Strings<(typeof logoutKeys)[number]>
