import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of a built site. */
export type SiteFile = {
  /** Relative to the site's folder, with forward slashes. */
  path: string
  /** True when its variants lie beside it, as `.br` and `.gz`. */
  isCompressed: boolean
  /** Content security policy of the page. */
  policy?: string
  /** Digest of what the page shows, besides sources and settings; same digest, same page. */
  cacheKey?: string
}
/** Tells scripts, styles and fonts, named by their content, from pages. */
export const isAsset = (path: string) => path.startsWith('_astro/')

export const MANIFEST = 'files.json'

/** A built site in memory: its files by path. */
export type BuiltSite = { folder: string; files: Map<string, SiteFile> }

/** Reads a folder that `finishSite` has finished. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const files = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as SiteFile[]
  return { folder, files: new Map(files.map((file) => [file.path, file])) }
}
