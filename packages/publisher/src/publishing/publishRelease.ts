import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Builder } from '../build/builder.ts'
import {
  buildFolder,
  describeRelease,
  newReleaseName,
  prune,
  type Release,
  releaseLike,
  releasesFolder,
  removeAbandoned,
  switchTo,
} from '../releases/releases.ts'
import { callHook } from './callHook.ts'
import type { PublisherDeps } from './deps.ts'

type Publishing = {
  release: Release
  /** Address of the catalogue. */
  catalogue: string
  settings: Record<string, string>
  signal: AbortSignal
  builder: Pick<Builder, 'build'>
}

/**
 * Publishes the current catalogue: through the operator's hook, or by a build into a new folder and a
 * switch. The caller holds the lease.
 */
export async function publishRelease(
  { config }: Pick<PublisherDeps, 'config'>,
  { release, builder, catalogue, settings, signal }: Publishing,
): Promise<void> {
  const { revision, fingerprint } = release
  if (config.publishHook) return callHook({ hook: config.publishHook, revision, catalogue, settings, signal })
  const releases = releasesFolder(config.dataDir)
  await removeAbandoned(releases)
  const before = await releaseLike(releases, release)
  const folder = await buildFolder(releases)
  try {
    await builder.build({ releases, folder, before, catalogue, settings, fingerprint, signal })
    await describeRelease(folder, release)
    const name = newReleaseName(release)
    await rename(folder, join(releases, name))
    await switchTo(releases, name)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await prune(releases)
}
