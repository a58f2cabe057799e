import { mkdir, rm } from 'node:fs/promises'
import { MINUTE_MS } from '@portal/contract/rules'
import type { FastifyBaseLogger } from 'fastify'
import { type BuildOrder, buildCommand } from './buildCommand.ts'
import { ProgramError, type Running, startProgram, within } from './runProgram.ts'

const TIMEOUT_MS = 15 * MINUTE_MS

/** Everything that a builder needs to get ready. */
type Preparation = {
  /** Folder of the releases. */
  releases: string
  /** Settings that the pages show. */
  settings: Record<string, string>
  /** Digest of the sources and settings of the release. */
  fingerprint: string
}
export type SiteBuild = Preparation & BuildOrder & { signal: AbortSignal }
export type Builder = {
  /** Builds the storefront; rejects with the reason of a failure. */
  build(build: SiteBuild): Promise<void>
  /** Gets ready for a build; does nothing when it is ready, or broke off since the last build. */
  prepare(describe: () => Preparation): void
  /** Releases the prepared builder. */
  rest(): void
}

/**
 * Builds the storefront in a process of its own (docs/decisions/0012-a-builder-that-waits.md). A prepared
 * builder has done everything that needs no catalogue. It serves one build, from the sources and settings
 * that it was prepared with; when it fails or is killed, a fresh one decides.
 *
 * @param command the program that builds; another one in tests
 */
export function createBuilder({ log }: { log: FastifyBaseLogger }, command = buildCommand): Builder {
  let ready: (Running & Pick<Preparation, 'fingerprint'>) | null = null
  let brokeOff = false
  const begin = ({ releases, settings }: Preparation) => startProgram(command(releases, settings))

  function rest() {
    ready?.kill('It is not needed.')
    ready = null
  }

  /** Takes the prepared builder, if it fits. */
  function take({ fingerprint }: SiteBuild) {
    if (ready?.fingerprint !== fingerprint) rest()
    const taken = ready
    ready = null
    return taken
  }

  async function order(builder: Running, { catalogue, folder, before, signal }: SiteBuild) {
    builder.tell(JSON.stringify({ catalogue, folder, before } satisfies BuildOrder))
    await within(builder, { timeoutMs: TIMEOUT_MS, signal })
  }

  return {
    rest,
    prepare(describe) {
      if (ready || brokeOff) return
      const preparation = describe()
      const prepared = { ...begin(preparation), fingerprint: preparation.fingerprint }
      ready = prepared
      const onEnd = (error?: unknown) => {
        // Ignores one that was taken or sent away.
        if (ready !== prepared) return
        ready = null
        brokeOff = true
        log.warn({ err: error }, 'the prepared build broke off')
      }
      prepared.ended.then(() => onEnd(), onEnd)
    },
    async build(build) {
      build.signal.throwIfAborted()
      brokeOff = false
      const prepared = take(build)
      try {
        return await order(prepared ?? begin(build), build)
      } catch (error) {
        const isWorthAnother = prepared !== null || (error instanceof ProgramError && error.isKilled)
        if (build.signal.aborted || !isWorthAnother) throw error
        log.warn({ err: error }, 'the build broke off; another one begins')
      }
      await rm(build.folder, { recursive: true, force: true })
      await mkdir(build.folder)
      await order(begin(build), build)
    },
  }
}
