import {
  APP_STATUSES,
  CATEGORIES,
  DURATIONS,
  EXTENSION_CHOICES,
  NULL_DURATION_ID,
  REQUEST_STATUSES,
  USER_STATUSES,
} from '@portal/contract/rules'

/** Builds the choices of a select input from message keys, which react-admin translates. */
const named = (vocabulary: string, ids: readonly number[]) =>
  ids.map((id) => ({ id, name: `vocabulary.${vocabulary}.${id}` }))

const durationIds = Object.keys(DURATIONS).map(Number)

export const appStatusChoices = named('appStatus', APP_STATUSES)
export const categoryChoices = named('category', CATEGORIES)
export const userStatusChoices = named('userStatus', USER_STATUSES)
export const requestStatusChoices = named('requestStatus', REQUEST_STATUSES)
export const civilityChoices = named('civility', [1, 2])
/** Adds 0: not granted, or no duration of its own. */
export const durationChoices = named('duration', durationIds)
export const grantDurationChoices = named(
  'duration',
  durationIds.filter((id) => id !== NULL_DURATION_ID),
)
/** Minutes by which people may extend an access themselves, once. */
export const extensionChoices = named('extension', EXTENSION_CHOICES)
