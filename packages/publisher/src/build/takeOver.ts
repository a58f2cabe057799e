import { linkSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sitePaths } from '../site/finishSite.ts'
import type { BuiltSite, SiteFile } from '../site/manifest.ts'

/**
 * Gives a file of one release, with its compressed forms, a second name in another. One after the other: thousands of
 * calls that each take a moment are slower side by side.
 *
 * @returns false where a file is missing or the file system has no second names; nothing is left of the try
 */
export function takeOver(file: SiteFile, from: BuiltSite, folder: string): boolean {
  const forms = ['', ...(file.br === null ? [] : ['.br']), ...(file.gzip === null ? [] : ['.gz'])]
  try {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true })
    for (const form of forms) linkSync(join(from.folder, file.path + form), join(folder, file.path + form))
    return true
  } catch {
    for (const form of forms) rmSync(join(folder, file.path + form), { force: true })
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
