import type { UserApp } from '@portal/contract'
import { accessState, isOpen } from '@portal/contract/rules'

/** Picks the record that counts for an app: the open one (there is at most one), or the latest. */
export function recordOf(appId: number, records: readonly UserApp[], now: Date): UserApp | null {
  const own = records.filter((record) => record.app_id === appId)
  const open = own.find((record) => isOpen(accessState(record, now)))
  return open ?? own.reduce<UserApp | null>((last, next) => (last && last.id > next.id ? last : next), null)
}
