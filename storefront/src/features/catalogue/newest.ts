import { DAY_MS } from '@portal/contract/rules'

const MOST = 3
const NEW_FOR_DAYS = 90

/** Newest first. */
export const byAge = (one: { created_at: string; id: number }, other: { created_at: string; id: number }) =>
  other.created_at.localeCompare(one.created_at) || other.id - one.id

/** Finds the apps that are marked as new: the last three, unless they are older than three months. */
export function newestOf(apps: readonly { id: number; created_at: string }[], now: Date): Set<number> {
  const since = new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS).toISOString()
  const young = apps.filter(({ created_at }) => created_at > since)
  return new Set(
    young
      .toSorted(byAge)
      .slice(0, MOST)
      .map(({ id }) => id),
  )
}
