import type { UserApp } from '@portal/contract'
import { STORAGE_KEYS } from '@portal/contract/rules'
import { renamed, userAppsChanged } from '../islands.ts'
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

/** Puts a changed first name into the bar, and into the copy from which the next page's bar takes it. */
export function renameOwn(prenom: string) {
  storeUserApps((storedUserApps() ?? []).map((record) => ({ ...record, prenom })))
  renamed(prenom)
}

const areUserApps = (value: unknown): value is UserApp[] => Array.isArray(value) && value.every(isUserApp)
