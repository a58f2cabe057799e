import type { UserApp } from '@portal/contract'
import { atom } from 'nanostores'
import { portal } from './portal.ts'
import { storeUserApps } from './storedUserApps.ts'

/** The visitor's access records; `null` until they were read. */
export const $userApps = atom<UserApp[] | null>(null)

/** Reads the records and keeps a copy of them. */
export async function loadUserApps(signal?: AbortSignal): Promise<UserApp[]> {
  const records = await portal.accesses.own(signal)
  storeUserApps(records)
  $userApps.set(records)
  return records
}
