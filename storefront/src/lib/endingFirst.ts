import type { UserApp } from '@portal/contract'
import { accessState } from '@portal/contract/rules'

/** Finds the running demo that ends first. */
export const endingFirst = (records: readonly UserApp[], now: Date): UserApp | undefined =>
  records
    .filter((access) => accessState(access, now) === 'running')
    .toSorted((a, b) => Date.parse(a.expire_at ?? '') - Date.parse(b.expire_at ?? ''))[0]
