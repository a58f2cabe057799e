import type { UserApp } from '@portal/contract'
import { STORAGE_KEYS } from '@portal/contract/rules'
import { userAppsChanged } from '../islands.ts'
import { isUserApp } from '../lib/isUserApp.ts'
import { readStored } from '../lib/readStored.ts'

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
export const storedUserApps = () => readStored(() => localStorage, STORAGE_KEYS.userApps, areUserApps)

const areUserApps = (value: unknown): value is UserApp[] => Array.isArray(value) && value.every(isUserApp)
