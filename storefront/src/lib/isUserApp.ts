import type { UserApp } from '@portal/contract'
import {
  ACCESS_STATES,
  APP_STATUSES,
  EXTENSION_CHOICES,
  isDurationId,
  REQUEST_STATUSES,
  USER_STATUSES,
} from '@portal/contract/rules'

type Check = (value: unknown) => boolean
const number: Check = Number.isInteger
const text: Check = (value) => typeof value === 'string'
const instant: Check = (value) => text(value) && !Number.isNaN(Date.parse(String(value)))
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

const FIELDS: Record<keyof UserApp, Check> = {
  id: number,
  app_id: number,
  user_id: orNull(number),
  name: text,
  name_en: orNull(text),
  app_code: text,
  app_status: oneOf(APP_STATUSES),
  status: oneOf(REQUEST_STATUSES),
  request_status: oneOf(REQUEST_STATUSES),
  state: oneOf(ACCESS_STATES),
  nb_access: number,
  duration_id: (value) => number(value) && isDurationId(Number(value)),
  duration: text,
  reason: orNull(text),
  created_at: instant,
  updated_at: instant,
  use_by: orNull(instant),
  activated_at: orNull(instant),
  expire_at: orNull(instant),
  email: orNull(text),
  prenom: orNull(text),
  nom: orNull(text),
  civility: orNull(oneOf([0, 1, 2])),
  organisation: orNull(text),
  fonction: orNull(text),
  user_status: orNull(oneOf(USER_STATUSES)),
  extension_minutes: oneOf(EXTENSION_CHOICES),
  extended_at: orNull(instant),
}

/** Tells whether a stored value is an access record: the contract's schema would bring its library to each page. */
export const isUserApp = (value: unknown): value is UserApp =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(FIELDS).every(([field, holds]) => holds((value as Record<string, unknown>)[field]))
