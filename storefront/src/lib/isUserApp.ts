import type { UserApp } from '@portal/contract'
import { REQUEST_STATUSES } from '@portal/contract/rules'

const TEXTS = ['name', 'app_code', 'created_at'] as const
const INSTANTS = ['created_at', 'use_by', 'activated_at', 'expire_at', 'extended_at'] as const

const isPlain = (field: unknown) => typeof field !== 'object' || field === null
const isInstant = (field: unknown) => field === null || !Number.isNaN(Date.parse(String(field)))

/**
 * Tells whether a page can draw a stored value as an access record. The contract's schema asks for more, and would
 * bring its library to every page.
 */
export function isUserApp(value: unknown): value is UserApp {
  if (isPlain(value)) return false
  const record = value as UserApp
  return (
    REQUEST_STATUSES.includes(record.status) &&
    TEXTS.every((field) => typeof record[field] === 'string') &&
    INSTANTS.every((field) => isInstant(record[field])) &&
    Object.values(record).every(isPlain)
  )
}
