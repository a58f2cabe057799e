import type { UserApp } from '@portal/contract'
import { STORAGE_KEYS } from '@portal/contract/rules'
import { atom } from 'nanostores'
import { portal } from './portal.ts'

/** The visitor's access records; `null` until they were read. */
export const $userApps = atom<UserApp[] | null>(null)

/** Reads the records and keeps a copy in the browser's storage (docs/product.md#storage-keys). */
export async function loadUserApps(signal?: AbortSignal): Promise<UserApp[]> {
  const records = await portal.accesses.own(signal)
  try {
    localStorage.setItem(STORAGE_KEYS.userApps, JSON.stringify(records))
  } catch {
    // A full or forbidden storage costs only the copy.
  }
  $userApps.set(records)
  return records
}

/** Gives the stored copy, to show while the call runs or when it fails. */
export function storedUserApps(): UserApp[] | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEYS.userApps) ?? 'null') as UserApp[] | null
  } catch {
    return null
  }
}
