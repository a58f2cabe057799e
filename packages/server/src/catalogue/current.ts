import type { Deps } from '../deps.ts'
import { readRevision } from '../revisions/queries.ts'
import { buildSnapshot, type Snapshot } from './snapshot.ts'

/** Longest time without reading the revision, which another server may have moved. */
const FRESH_MS = 5

export type CurrentCatalogue = {
  /** The newest snapshot, if nothing has to be read for it. */
  atHand(): Snapshot | undefined
  /** The newest snapshot. */
  get(): Promise<Snapshot>
  close(): void
}

/**
 * Keeps the newest snapshot. An edit of this process shows in the next answer, one of another server after
 * {@link FRESH_MS} at the latest.
 */
export function currentCatalogue(deps: Pick<Deps, 'db' | 'config' | 'catalogueEdited'>): CurrentCatalogue {
  let snapshot: Snapshot | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let edited = false
  let looking: Promise<Snapshot> | undefined
  const close = deps.catalogueEdited.listen(() => {
    edited = true
  })

  async function look(): Promise<Snapshot> {
    let newest: Snapshot
    do {
      edited = false
      const revision = await readRevision(deps.db)
      newest = snapshot?.revision === revision ? snapshot : await buildSnapshot(deps, revision)
    } while (edited)
    snapshot = newest
    checkedAt = performance.now()
    return newest
  }
  const atHand = () => {
    if (edited) return undefined
    return looking || performance.now() - checkedAt < FRESH_MS ? snapshot : undefined
  }

  return {
    atHand,
    async get() {
      const newest = atHand()
      if (newest) return newest
      looking ??= look().finally(() => {
        looking = undefined
      })
      return looking
    },
    close,
  }
}
