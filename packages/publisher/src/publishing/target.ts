import { currentRelease, type Release, releasesFolder } from '../releases/releases.ts'
import type { PublisherDeps } from './deps.ts'
import { noteFailed, notePublished, readPublication } from './publication.ts'

/** A hook or a network that was away comes back: a failed publication is tried again by itself. */
const RETRY_MS = 5 * 60_000

/** What the site should show, beside what it shows. */
export type Target = {
  /** What should stand and does not; `null` where all is well or the last try failed a moment ago. */
  wanted(): Promise<Release | null>
  /** Reads sources and settings anew for a publication. @returns what it is built from */
  begin(revision: number): Release
  published(release: Release): Promise<void>
  failed(release: Release, error: string): Promise<void>
  /** Notes what stands, where the note of it is missing. @returns what the last try failed with, or `null` */
  settle(): Promise<string | null>
}

/** @param readFingerprint digests the storefront's sources and the settings as they are now */
export function createTarget(deps: PublisherDeps, readFingerprint: () => string): Target {
  let lastFailure: { revision: number; at: number; error: string } | null = null
  /** Whether the table is known to say what stands; a restart between the switch and the note leaves it behind. */
  let isNoted = false
  /** As of the start, then of the last publication: sources are not read again at every look. */
  let fingerprint = readFingerprint()
  /** Whether what stood was once of this server's sources: where it no longer is, a newer server shares the folder. */
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

/** What stands now: the pointer in the releases' folder, or what the hook was last called with. */
async function liveRelease(deps: PublisherDeps, { fingerprint }: Release): Promise<Release | null> {
  if (!deps.config.publishHook) return currentRelease(releasesFolder(deps.config.dataDir))
  const { published_at, live_revision } = await readPublication(deps)
  return published_at === null ? null : { revision: live_revision, fingerprint }
}
