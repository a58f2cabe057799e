import {
  APP_STATUSES,
  CATEGORIES,
  DURATIONS,
  NULL_DURATION_ID,
  REQUEST_STATUSES,
  USER_STATUSES,
} from '@portal/contract/rules'

/** Choices of select inputs, named by message keys that react-admin translates. */
const named = (vocabulary: string, ids: readonly number[]) =>
  ids.map((id) => ({ id, name: `vocabulary.${vocabulary}.${id}` }))

const durationIds = Object.keys(DURATIONS).map(Number)

export const appStatusChoices = named('appStatus', APP_STATUSES)
export const categoryChoices = named('category', CATEGORIES)
export const userStatusChoices = named('userStatus', USER_STATUSES)
export const requestStatusChoices = named('requestStatus', REQUEST_STATUSES)
export const civilityChoices = named('civility', [1, 2])
/** With "0" first: not granted, or no duration of one's own. */
export const durationChoices = named('duration', durationIds)
export const grantDurationChoices = named(
  'duration',
  durationIds.filter((id) => id !== NULL_DURATION_ID),
)
export const roleChoices = [
  { id: 'USER', name: 'usersAdmin.role.user' },
  { id: 'ADMIN', name: 'usersAdmin.role.admin' },
]
/** The same, as the account itself stores it. */
export const rolesChoices = [
  { id: 'USER', name: 'usersAdmin.role.user' },
  { id: 'USER,ADMIN', name: 'usersAdmin.role.admin' },
]
