import { MINUTE_MS } from '@portal/contract/rules'
import { currentRelease, type Release, releasesFolder } from '../releases/releases.ts'
import type { PublisherDeps } from './deps.ts'
import { noteFailed, notePublished, readPublication } from './publication.ts'

/** A failed publication is tried again: a hook or a network comes back. */
const RETRY_MS = 5 * MINUTE_MS

/** The site as it should be, and as it is. */
export type Target = {
  /** The release that should be live and is not; `null` when all is well, or just after a failure. */
  wanted(): Promise<Release | null>
  /** Reads sources and settings anew for a publication. @returns what it is built from */
  begin(revision: number): Release
  published(release: Release): Promise<void>
  failed(release: Release, error: string): Promise<void>
  /**
   * Records the live release if its record is missing. @returns the reason of the last failure, or `null`
   */
  settle(): Promise<string | null>
}

/** @param readFingerprint digests the storefront's sources and the current settings */
export function createTarget(deps: PublisherDeps, readFingerprint: () => string): Target {
  let lastFailure: { revision: number; at: number; error: string } | null = null
  /** True once the table names the live release; a restart between switch and record leaves it behind. */
  let isNoted = false
  /** As of the start, then of the last publication, so that not every look reads the sources. */
  let fingerprint = readFingerprint()
  /** True once the live release was of this server's sources: if it no longer is, a newer server shares the folder. */
  let hasStood = false
  return {
    async wanted() {
      const release = { revision: await deps.readRevision(), fingerprint }
      const live = await liveRelease(deps, release)
      hasStood ||= live?.fingerprint === fingerprint
      if (live?.revision === release.revision && hasStood) return null
      if (lastFailure?.revision !== release.revision) return release
      return deps.now().getTime() - lastFailure.at < RETRY_MS ? null : release
    },
    begin(revision) {
      isNoted = false
      fingerprint = readFingerprint()
      return { revision, fingerprint }
    },
    async published({ revision }) {
      lastFailure = null
      await notePublished(deps, revision)
      isNoted = true
    },
    async failed({ revision }, error) {
      lastFailure = { revision, at: deps.now().getTime(), error }
      await noteFailed(deps, revision, error)
    },
    async settle() {
      if (lastFailure) return lastFailure.error
      if (!isNoted) await noteWhatStands(deps)
      isNoted = true
      return null
    },
  }
}

async function noteWhatStands(deps: PublisherDeps) {
  const [row, revision] = await Promise.all([readPublication(deps), deps.readRevision()])
  if (row.published_at === null || row.live_revision !== revision) await notePublished(deps, revision)
}

/** Reads the live release: the pointer in the releases' folder, or the last call of the hook. */
async function liveRelease(deps: PublisherDeps, { fingerprint }: Release): Promise<Release | null> {
  if (!deps.config.publishHook) return currentRelease(releasesFolder(deps.config.dataDir))
  const { published_at, live_revision } = await readPublication(deps)
  return published_at === null ? null : { revision: live_revision, fingerprint }
}
