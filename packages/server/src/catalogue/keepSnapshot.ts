import type { Deps } from '../deps.ts'
import { readRevision } from '../revisions/queries.ts'
import { buildSnapshot, type Snapshot } from './snapshot.ts'

/**
 * Keeps the newest snapshot and builds one for each revision, whichever server moved it.
 *
 * @returns what reads it: as new as the last edit that was answered
 */
export function keepSnapshot(deps: Pick<Deps, 'db' | 'config'>): () => Promise<Snapshot> {
  let kept: { revision: number; snapshot: Promise<Snapshot> } | undefined
  return async () => {
    const revision = await readRevision(deps.db)
    if (kept?.revision === revision) return kept.snapshot
    const built = { revision, snapshot: buildSnapshot(deps) }
    kept = built
    built.snapshot.catch(() => {
      if (kept === built) kept = undefined
    })
    return built.snapshot
  }
}
