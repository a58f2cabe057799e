import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { workspace } from '@portal/platform/files/workspace'
import type { Builder } from '../build/builder.ts'
import type { PublisherDeps } from '../deps.ts'
import { callHook } from './callHook.ts'
import {
  buildFolder,
  compressedFolder,
  describeRelease,
  newReleaseName,
  prune,
  type Release,
  releaseLike,
  releasesFolder,
  removeAbandoned,
  switchTo,
} from './releases.ts'

type Publishing = {
  release: Release
  settings: Record<string, string>
  signal: AbortSignal
  builder: Pick<Builder, 'build'>
}

/**
 * Publishes the catalogue as it is now: through the operator's hook where one is configured, else by a build into a new
 * folder and a switch. The caller holds the lease.
 */
export async function publishRelease(
  { config }: Pick<PublisherDeps, 'config'>,
  { release, settings, signal, builder }: Publishing,
): Promise<void> {
  if (config.publishHook) {
    const { revision } = release
    return callHook({ hook: config.publishHook, revision, settings, folder: workspace.root, signal })
  }
  const releases = releasesFolder(config.dataDir)
  const cache = compressedFolder(releases)
  await removeAbandoned(releases)
  const before = await releaseLike(releases, release)
  const folder = await buildFolder(releases)
  try {
    await builder.build({ folder, cache, before, settings, fingerprint: release.fingerprint, signal })
    await describeRelease(folder, release)
    const name = newReleaseName(release)
    await rename(folder, join(releases, name))
    await switchTo(releases, name)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await prune(releases)
}
