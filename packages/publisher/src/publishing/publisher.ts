import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '@portal/contract/rules'
import { withLease } from '@portal/platform/db/leases'
import type { Builder } from '../build/builder.ts'
import { type Release, releasesFolder } from '../releases/releases.ts'
import type { PublisherDeps } from './deps.ts'
import { PUBLISHING } from './publication.ts'
import { publishRelease } from './publishRelease.ts'
import { createTarget } from './target.ts'

type PublisherOptions = {
  /** Digest of the storefront's sources and the current settings. */
  fingerprint: () => string
  settings: Record<string, string>
  /** Address of the catalogue. */
  catalogue: string
  builder: Builder
}
export type Publisher = {
  /** Tells whether there is something to publish. */
  isDue(): Promise<boolean>
  /** Resolves once nothing is left to publish (`null`), or with the reason of the last failure. */
  settled(): Promise<string | null>
  /** Ends a running build; the old site stays. */
  stop(): Promise<void>
}

/** Other servers' edits show in the database alone. */
const LOOK_EVERY_MS = 1_000
/** Edits this close together are published together. */
const QUIET_MS = 150
const QUIET_LOOKS_MAX = 12
/** Time that a build is kept ready after an edit, or after what an edit may follow. */
const AT_WORK_MS = 10 * MINUTE_MS

/**
 * Turns edits into pages: notices a new revision, waits for a quiet moment, publishes, and looks again. One
 * publication at a time across all servers. A failure leaves the old site and a note for the console.
 */
export function startPublisher(deps: PublisherDeps, options: PublisherOptions): Publisher {
  const stopping = new AbortController()
  const { signal } = stopping
  const target = createTarget(deps, options.fingerprint)
  const waiting: Array<(error: string | null) => void> = []
  const work = followWork(deps)

  /** @returns whether to look again at once */
  async function look(): Promise<boolean> {
    if (!(await target.wanted())) {
      const error = await target.settle()
      keepReady(deps, options, work.isGoingOn())
      for (const resolve of waiting.splice(0)) resolve(error)
      return false
    }
    await quietMoment(deps, signal)
    return withLease(deps, PUBLISHING, async () => {
      // Another server may have published meanwhile.
      const release = await target.wanted()
      if (release && !signal.aborted) await publish(target.begin(release.revision))
    })
  }

  async function publish(release: Release) {
    const { revision } = release
    const started = performance.now()
    try {
      await publishRelease(deps, { ...options, release, signal })
    } catch (error) {
      if (signal.aborted) return
      deps.log.error({ err: error, revision }, 'site could not be published')
      return target.failed(release, error instanceof Error ? error.message : String(error))
    }
    const seconds = Math.round(performance.now() - started) / 1000
    deps.log.info({ revision, seconds }, 'site published')
    await target.published(release)
  }

  async function run() {
    while (!signal.aborted) {
      const edited = work.nextEdit()
      const again = await look().catch((error: unknown) => {
        if (!signal.aborted) deps.log.error({ err: error }, 'publication could not be looked at')
        return false
      })
      if (!again) await Promise.race([edited, wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})])
    }
  }
  const running = run()

  return {
    isDue: async () => (await target.wanted()) !== null,
    settled: () => new Promise((resolve) => waiting.push(resolve)),
    async stop() {
      work.endListening()
      stopping.abort()
      await running
      options.builder.rest()
    },
  }
}

/** Follows the work in this server's console. */
function followWork({ catalogueEdited, editors, now }: PublisherDeps) {
  let lastSeen = Number.NEGATIVE_INFINITY
  let onEdit = () => {}
  const see = () => {
    lastSeen = now().getTime()
  }
  const listeners = [editors.listen(see), catalogueEdited.listen(see), catalogueEdited.listen(() => onEdit())]
  return {
    isGoingOn: () => now().getTime() - lastSeen < AT_WORK_MS,
    /** Resolves at the next edit. */
    nextEdit: () =>
      new Promise<void>((resolve) => {
        onEdit = resolve
      }),
    endListening() {
      for (const end of listeners) end()
    },
  }
}

/** Keeps a builder ready while somebody works. */
function keepReady(
  { config }: PublisherDeps,
  { builder, settings, fingerprint }: PublisherOptions,
  isAtWork: boolean,
) {
  const releases = releasesFolder(config.dataDir)
  if (!isAtWork) builder.rest()
  else if (!config.publishHook) builder.prepare(() => ({ releases, settings, fingerprint: fingerprint() }))
}

async function quietMoment({ readRevision }: PublisherDeps, signal: AbortSignal) {
  let seen = -1
  for (let looks = 0; looks < QUIET_LOOKS_MAX && !signal.aborted; looks++) {
    const revision = await readRevision()
    if (revision === seen) return
    seen = revision
    await wait(QUIET_MS)
  }
}
