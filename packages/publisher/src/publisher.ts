import { setTimeout as wait } from 'node:timers/promises'
import { withLease } from '@portal/platform/db/leases'
import type { Builder } from './build/builder.ts'
import type { PublisherDeps } from './deps.ts'
import { noteFailed, notePublished, PUBLISHING, readPublication } from './publication.ts'
import { publishRelease } from './releases/publishRelease.ts'
import { compressedFolder, currentRelease, type Release, releasesFolder } from './releases/releases.ts'

type Tools = PublisherDeps
export type PublisherOptions = {
  /** Digest of the storefront's sources and of the settings as they are now: another one means another site. */
  fingerprint: () => string
  settings: Record<string, string>
  builder: Builder
}
export type Publisher = {
  /** Whether there is something to publish at this moment. */
  isDue(): Promise<boolean>
  /** Resolves once there is nothing left to publish (`null`), or with what the last try failed with. */
  settled(): Promise<string | null>
  /** Ends a running build; the site that stands goes on standing. */
  stop(): Promise<void>
}

/** Other servers' edits show in the database alone. */
const LOOK_EVERY_MS = 1_000
/** Edits that follow each other this closely are published together. */
const QUIET_MS = 150
const QUIET_LOOKS_MAX = 12
/** A hook or a network that was away comes back: a failed publication is tried again by itself. */
const RETRY_MS = 5 * 60_000
/** A build is kept ready for so long after an edit, or what an edit may follow. */
const AT_WORK_MS = 10 * 60_000

/**
 * Turns edits into pages: sees that the catalogue moved on, waits for a quiet moment, publishes, and looks again, for what was
 * edited meanwhile. One publication at a time across all servers. One that fails leaves the old site and a note for the
 * console.
 */
export function startPublisher(tools: Tools, options: PublisherOptions): Publisher {
  const stopping = new AbortController()
  const { signal } = stopping
  let lastFailure: { revision: number; at: number; error: string } | null = null
  let poke = () => {}
  const whenSettled: Array<(error: string | null) => void> = []
  /** Whether the table is known to say what stands; a restart between the switch and the note leaves it behind. */
  let isNoted = false
  /** As of the start, then of the last publication: sources are not read again at every look. */
  let fingerprint = options.fingerprint()
  /** Whether what stood was once of this server's sources: where it no longer is, a newer server shares the folder. */
  let hasStood = false
  let lastSeenAtWork = Number.NEGATIVE_INFINITY
  const seeAtWork = () => {
    lastSeenAtWork = tools.now().getTime()
  }
  const onEdit = () => {
    seeAtWork()
    poke()
  }
  const endListening = [tools.catalogueEdited.listen(onEdit), tools.editors.listen(seeAtWork)]

  /** What should stand and does not; `null` where all is well or the last try failed a moment ago. */
  async function wanted(): Promise<Release | null> {
    const release = { revision: await tools.readRevision(), fingerprint }
    const live = await liveRelease(tools, release)
    hasStood ||= live?.fingerprint === fingerprint
    if (live?.revision === release.revision && hasStood) return null
    if (lastFailure?.revision !== release.revision) return release
    return tools.now().getTime() - lastFailure.at < RETRY_MS ? null : release
  }

  async function publish({ revision }: Release) {
    const started = performance.now()
    isNoted = false
    fingerprint = options.fingerprint()
    const release = { revision, fingerprint }
    try {
      await publishRelease(tools, { ...options, release, signal })
    } catch (error) {
      if (signal.aborted) return
      lastFailure = { revision: release.revision, at: tools.now().getTime(), error: messageOf(error) }
      tools.log.error({ err: error, revision: release.revision }, 'site could not be published')
      return noteFailed(tools, release.revision, lastFailure.error)
    }
    lastFailure = null
    const seconds = Math.round(performance.now() - started) / 1000
    tools.log.info({ revision: release.revision, seconds }, 'site published')
    await notePublished(tools, release.revision)
    isNoted = true
  }

  /** @returns whether it is worth looking again at once */
  async function look(): Promise<boolean> {
    if (!(await wanted())) {
      await noteWhatStands()
      keepReady()
      for (const resolve of whenSettled.splice(0)) resolve(lastFailure?.error ?? null)
      return false
    }
    await quietMoment(tools, signal)
    return withLease(tools, PUBLISHING, async () => {
      // Another server may have published while this one waited.
      const release = await wanted()
      if (release && !signal.aborted) await publish(release)
    })
  }

  /** Where somebody is at work, the next edit finds the builder ready. */
  function keepReady() {
    const { builder, settings } = options
    const isAtWork = tools.now().getTime() - lastSeenAtWork < AT_WORK_MS
    const cache = compressedFolder(releasesFolder(tools.config.dataDir))
    if (!isAtWork) builder.rest()
    else if (!tools.config.publishHook)
      builder.prepare(() => ({ cache, settings, fingerprint: options.fingerprint() }))
  }

  async function noteWhatStands() {
    if (isNoted || lastFailure) return
    const [row, revision] = await Promise.all([readPublication(tools), tools.readRevision()])
    if (row.published_at === null || row.live_revision !== revision) await notePublished(tools, revision)
    isNoted = true
  }

  async function run() {
    while (!signal.aborted) {
      const poked = new Promise<void>((resolve) => {
        poke = resolve
      })
      const again = await look().catch((error: unknown) => {
        if (!signal.aborted) tools.log.error({ err: error }, 'publication could not be looked at')
        return false
      })
      if (!again) await Promise.race([poked, wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})])
    }
  }
  const running = run()

  return {
    isDue: async () => (await wanted()) !== null,
    settled: () => new Promise((resolve) => whenSettled.push(resolve)),
    async stop() {
      for (const end of endListening) end()
      stopping.abort()
      await running
      options.builder.rest()
    },
  }
}

/** What stands now: the pointer in the releases' folder, or what the hook was last called with. */
async function liveRelease(tools: Tools, { fingerprint }: Release): Promise<Release | null> {
  if (!tools.config.publishHook) return currentRelease(releasesFolder(tools.config.dataDir))
  const { published_at, live_revision } = await readPublication(tools)
  return published_at === null ? null : { revision: live_revision, fingerprint }
}

async function quietMoment({ readRevision }: Tools, signal: AbortSignal) {
  let seen = -1
  for (let looks = 0; looks < QUIET_LOOKS_MAX && !signal.aborted; looks++) {
    const revision = await readRevision()
    if (revision === seen) return
    seen = revision
    await wait(QUIET_MS)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
