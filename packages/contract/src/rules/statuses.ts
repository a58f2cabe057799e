/** Numbered values: docs/product.md#statuses and docs/product.md#categories. */

export const AppStatus = {
  offline: 0,
  inPreparation: 1,
  online: 2,
  suspended: 3,
  evolving: 4,
  inDevelopment: 5,
} as const
export type AppStatus = (typeof AppStatus)[keyof typeof AppStatus]

export const UserStatus = { toValidate: 0, validated: 1, disabled: 2, blocked: 3 } as const
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus]

export const RequestStatus = { toConfirm: 0, granted: 1, refused: 2, cancelled: 3, used: 4 } as const
export type RequestStatus = (typeof RequestStatus)[keyof typeof RequestStatus]

export const APP_STATUSES = Object.values(AppStatus)
export const USER_STATUSES = Object.values(UserStatus)
export const REQUEST_STATUSES = Object.values(RequestStatus)

/** Ids of the categories; the filter's 0 ("all") is never stored. */
export const CATEGORIES = [1, 2, 3, 4, 5] as const
export type Category = (typeof CATEGORIES)[number]

export const CIVILITIES = { madame: 1, monsieur: 2 } as const
/** 0 is "not chosen yet" in a form, and what an anonymised account is left with. */
export type Civility = 0 | 1 | 2
/** @param text the value of a form's field */
export function civilityOf(text: string): Civility {
  if (text === '1') return 1
  return text === '2' ? 2 : 0
}

/** Colours of the status chips. */
export type StatusTone = 'orange' | 'green' | 'red' | 'indigo'
export const appStatusTone: Record<AppStatus, StatusTone> = {
  0: 'red',
  1: 'orange',
  2: 'green',
  3: 'red',
  4: 'orange',
  5: 'orange',
}
export const userStatusTone: Record<UserStatus, StatusTone> = { 0: 'orange', 1: 'green', 2: 'red', 3: 'red' }
export const requestStatusTone: Record<RequestStatus, StatusTone> = {
  0: 'orange',
  1: 'green',
  2: 'red',
  3: 'red',
  4: 'indigo',
}

/** Every key that the portal keeps in the browser's storage (docs/product.md#storage-keys). */
export const STORAGE_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  roles: 'roles',
  userApps: 'user_apps',
  currentPartner: 'currentPartenaireId',
  language: 'locale',
  /** Cards or list, once a visitor chose. */
  view: 'catalogue_view',
} as const

export type Language = 'fr' | 'en'
export const LANGUAGES = ['fr', 'en'] as const
export const DEFAULT_LANGUAGE: Language = 'fr'
