import type { UserApp } from '@portal/contract'
import { STORAGE_KEYS } from '@portal/contract/rules'
import { userAppsChanged } from '../islands.ts'

/** Keeps a copy of one's access records in the browser's storage (docs/product.md#storage-keys). */
export function storeUserApps(records: UserApp[]) {
  try {
    localStorage.setItem(STORAGE_KEYS.userApps, JSON.stringify(records))
  } catch {
    // A full or forbidden storage costs only the copy.
  }
  userAppsChanged()
}

/** Gives the stored copy, to show while the call runs or when it fails. */
export function storedUserApps(): UserApp[] | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEYS.userApps) ?? 'null') as UserApp[] | null
  } catch {
    return null
  }
}
