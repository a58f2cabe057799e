import { join } from 'node:path'
import { nullIfMissing } from '@portal/platform/files/disk'
import { currentName, KEPT, releaseNames, releasesFolder } from '../releases/releases.ts'
import { type BuiltSite, readSite } from '../site/manifest.ts'

/** Longest time until a switch is noticed. */
const LOOK_EVERY_MS = 200

export type PublishedSite = {
  current: BuiltSite
  /** Older releases, for the hashed assets of pages opened before the switch. */
  older: BuiltSite[]
}

/** Follows the live release; `null` before the first. */
export function followReleases(dataDir: string): () => Promise<PublishedSite | null> {
  const releases = releasesFolder(dataDir)
  let known: { name: string; site: PublishedSite } | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null

  async function look() {
    const name = await currentName(releases)
    if (name && name !== known?.name) known = { name, site: await load(releases, name) }
    lookedAt = performance.now()
  }
  return async () => {
    if (performance.now() - lookedAt > LOOK_EVERY_MS) {
      looking ??= look().finally(() => {
        looking = null
      })
      await looking
    }
    return known?.site ?? null
  }
}

async function load(releases: string, name: string): Promise<PublishedSite> {
  const before = (await releaseNames(releases)).filter((one) => one !== name).slice(0, KEPT - 1)
  const older = await Promise.all(before.map((one) => readSite(join(releases, one)).catch(nullIfMissing)))
  return {
    current: await readSite(join(releases, name)),
    older: older.filter((site) => site !== null),
  }
}
