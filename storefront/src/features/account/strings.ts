import type { Strings } from '@portal/messages/pick'
import { formKeys, passwordKeys } from '../../components/form/strings.ts'

const profileKeys = [
  'account.civility',
  'account.prenom',
  'account.nom',
  'account.telephone',
  'account.telephoneHint',
  'account.organisation',
  'account.fonction',
  'account.optinEmail',
  'vocabulary.civility.1',
  'vocabulary.civility.2',
] as const
export type ProfileStrings = Strings<(typeof profileKeys)[number]>

export const registerKeys = [
  ...formKeys,
  ...passwordKeys,
  ...profileKeys,
  'account.email',
  'account.password',
  'account.passwordConfirm',
  'account.consent',
  'account.consentLink',
  'account.newWindow',
  'account.registerSubmit',
  'account.registerForApp',
  'account.welcomeTitle',
  'account.welcomeText',
  'account.welcomeTextApp',
  'account.welcomeGo',
  'common.accountCreatedError',
  'common.accountCreatedErrorDetail',
] as const
export type RegisterStrings = Strings<(typeof registerKeys)[number]>

export const accountKeys = [
  ...formKeys,
  ...passwordKeys,
  ...profileKeys,
  'account.email',
  'account.password',
  'account.passwordCurrent',
  'account.passwordNew',
  'account.passwordConfirm',
  'account.profileTab',
  'account.passwordTab',
  'account.deletionTab',
  'account.tabsLabel',
  'account.profileEdit',
  'account.emailFixed',
  'account.news',
  'account.memberSince',
  'account.notGiven',
  'account.passwordSubmit',
  'account.passwordOthers',
  'account.deletionText',
  'account.deletionSubmit',
  'account.deletionConfirmTitle',
  'account.deletionConfirm',
  'account.deletionFailed',
  'account.deletionError',
  'account.loadFailed',
  'common.passwordUpdated',
  'common.passwordUpdatedKo',
  'common.modified',
  'common.deleted',
  'common.save',
  'common.cancel',
  'common.close',
  'common.retry',
  'common.loading',
  'common.yes',
  'common.no',
] as const
export type AccountStrings = Strings<(typeof accountKeys)[number]>

const userColumns = [
  'account.email',
  'account.nom',
  'account.prenom',
  'account.usersActive',
  'common.yes',
  'common.no',
  'common.accesForbidden',
  'common.loading',
  'common.retry',
  'common.networkError',
  'common.unexpectedError',
] as const

export const usersKeys = [
  ...userColumns,
  'account.usersCaption',
  'account.usersIndex',
  'account.usersShown',
  'account.usersPrevious',
  'account.usersNext',
  'common.nodatas',
] as const
export type UsersStrings = Strings<(typeof usersKeys)[number]>

export const userKeys = [
  ...userColumns,
  'account.civility',
  'account.telephone',
  'account.organisation',
  'account.fonction',
  'account.notGiven',
  'account.userStatus',
  'account.userRoles',
  'account.userCreated',
  'account.userLastConnect',
  'account.userNever',
  'account.userMissing',
  'account.usersBack',
  'vocabulary.civility.0',
  'vocabulary.civility.1',
  'vocabulary.civility.2',
  'vocabulary.userStatus.0',
  'vocabulary.userStatus.1',
  'vocabulary.userStatus.2',
  'vocabulary.userStatus.3',
] as const
export type UserStrings = Strings<(typeof userKeys)[number]>
