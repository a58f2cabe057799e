import type { Strings } from '@portal/messages/pick'

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
  'shell.notFoundHome',
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
