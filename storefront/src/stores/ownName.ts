import { storedUserApps, storeUserApps } from './storedUserApps.ts'

/** Dispatched on `window` with the first name that somebody changed. */
export const RENAMED_EVENT = 'portal:renamed'

/** Puts a changed first name into the bar, and into the copy from which the next page's bar takes it. */
export function renameOwn(prenom: string) {
  storeUserApps((storedUserApps() ?? []).map((record) => ({ ...record, prenom })))
  window.dispatchEvent(new CustomEvent<string>(RENAMED_EVENT, { detail: prenom }))
}
