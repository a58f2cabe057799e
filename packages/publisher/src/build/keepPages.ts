import { linkSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sitePaths } from '../site/finishSite.ts'
import { type BuiltSite, isAsset, type SiteFile } from '../site/manifest.ts'

/**
 * Hard-links a page and its variants into another release. One by one: thousands of short calls are slower
 * side by side.
 *
 * @returns false when a file is missing or the file system has no hard links; nothing is left of the try
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

/**
 * Tells whether a build has the same scripts and styles as a release, by the hashes in their names: only
 * then may its pages be kept.
 */
export async function hasSameAssets(built: string, release: BuiltSite): Promise<boolean> {
  const names = (paths: Iterable<string>) => [...paths].filter(isAsset).sort().join('\n')
  return names(await sitePaths(built)) === names(release.files.keys())
}
