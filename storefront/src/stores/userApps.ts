import type { UserApp } from '@portal/contract'
import { STORAGE_KEYS } from '@portal/contract/rules'
import { atom } from 'nanostores'
import { portal } from './portal.ts'

/** The visitor's access records; `null` before they were read. */
export const $userApps = atom<UserApp[] | null>(null)

/** Reads the records and keeps a copy under the specified storage key (specification, section 3). */
export async function loadUserApps(signal?: AbortSignal): Promise<UserApp[]> {
  const records = await portal.accesses.own(signal)
  try {
    localStorage.setItem(STORAGE_KEYS.userApps, JSON.stringify(records))
  } catch {
    // A full or forbidden storage costs the copy and nothing else.
  }
  $userApps.set(records)
  return records
}

/** What was read last time, to show while the answer travels or when none comes. */
export function storedUserApps(): UserApp[] | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEYS.userApps) ?? 'null') as UserApp[] | null
  } catch {
    return null
  }
}
