import { VISIT_PATH, visitKey, withoutLanguage } from '@portal/contract/rules'
import { readStored } from './readStored.ts'

/** The visit pass that this tab is on its way with: its key stands in no address (docs/security.md#visit-passes). */
type KeptVisit = {
  key: string
  name?: string
  /** The person went on to sign in, and wants the seat once they are back. */
  wanted?: boolean
}
const KEY = 'visit'

export const keptVisit = () => readStored(() => sessionStorage, KEY, isVisit)

const isVisit = (value: unknown): value is KeptVisit =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'

export function keepVisit(visit: KeptVisit) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // Without a storage the code has to be scanned again after signing in.
  }
}

export function forgetVisit() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

/** Reads the pass of the address once and takes its key out of it; else the one that the tab keeps. */
export function takeVisit(): KeptVisit | null {
  if (!location.hash) return keptVisit()
  const key = visitKey(location.hash.slice(1))
  history.replaceState(history.state, '', location.pathname + location.search)
  if (key === null) return { key: '' }
  keepVisit({ key })
  return { key }
}

/** Gives the pass for which one signs in or registers: the page leads back to it. */
export function visitAhead(search: string): KeptVisit | null {
  const next = new URLSearchParams(search).get('next')
  return next !== null && withoutLanguage(next) === VISIT_PATH ? keptVisit() : null
}

/** The address of a page of signing in, which leads back to the pass. */
export const onTheWay = (page: string, visit: string) => `${page}?next=${encodeURIComponent(visit)}`
