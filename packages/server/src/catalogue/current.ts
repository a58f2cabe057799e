import type { Deps } from '../deps.ts'
import { onRevision, readRevision } from './revision.ts'
import { buildSnapshot, type Snapshot } from './snapshot.ts'

/** How long an answer may go on without a look at the revision, which another server may have moved. */
const FRESH_MS = 20

export type CurrentCatalogue = {
  /** The newest snapshot: at once while it is known to be fresh. */
  get(): Snapshot | Promise<Snapshot>
  close(): void
}

/**
 * Keeps the newest snapshot. An edit of this process shows in the very next answer; an edit of another
 * server after {@link FRESH_MS} at the latest. Under load one request in many looks, the others do not wait.
 */
export function currentCatalogue(deps: Pick<Deps, 'db' | 'config'>): CurrentCatalogue {
  let snapshot: Snapshot | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let edited = false
  let looking: Promise<Snapshot> | undefined
  const close = onRevision(deps, () => {
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
  const fresh = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  return {
    get() {
      if (!snapshot || edited) return fresh()
      if (looking || performance.now() - checkedAt < FRESH_MS) return snapshot
      return fresh()
    },
    close,
  }
}
