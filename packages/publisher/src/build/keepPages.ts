import { linkSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sitePaths } from '../site/finishSite.ts'
import type { BuiltSite, SiteFile } from '../site/manifest.ts'

/**
 * Hard-links a page of one release, with its variants, into another. One after the other: thousands of calls that each
 * take a moment are slower side by side.
 *
 * @returns false where a file is missing or the file system has no hard links; nothing is left of the try
 */
export function keepPage(file: SiteFile, from: BuiltSite, site: string): boolean {
  const suffixes = file.isCompressed ? ['', '.br', '.gz'] : ['']
  try {
    mkdirSync(dirname(join(site, file.path)), { recursive: true })
    for (const suffix of suffixes)
      linkSync(join(from.folder, file.path + suffix), join(site, file.path + suffix))
    return true
  } catch {
    for (const suffix of suffixes) rmSync(join(site, file.path + suffix), { force: true })
    return false
  }
}

const isAsset = (path: string) => path.startsWith('_astro/')

/**
 * Whether a build wrote the scripts and styles that a release has, by the hashes in their names: only then may pages of
 * the one stand in the other.
 */
export async function hasSameAssets(built: string, release: BuiltSite): Promise<boolean> {
  const names = (paths: Iterable<string>) => [...paths].filter(isAsset).sort().join('\n')
  return names(await sitePaths(built)) === names(release.files.keys())
}
