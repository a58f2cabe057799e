import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of a built site. */
export type SiteFile = {
  /** Below the site's folder, with forward slashes. */
  path: string
  /** Whether its variants lie beside it, as `.br` and `.gz`. */
  isCompressed: boolean
  /** The content security policy that the page brought along. */
  policy?: string
  /** Digest of what the page was rendered from, besides sources and settings; the same digest, the same page. */
  cacheKey?: string
}
export const MANIFEST = 'files.json'

/** A built site in memory: what it has, by path. */
export type BuiltSite = { folder: string; files: Map<string, SiteFile> }

/** Reads a folder that `finishSite` went through. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const files = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as SiteFile[]
  return { folder, files: new Map(files.map((file) => [file.path, file])) }
}
