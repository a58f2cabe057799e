import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { MANIFEST, type SiteFile } from './manifest.ts'
import { placeVariants } from './variants.ts'

const PARALLEL = 2
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/i

/**
 * Makes a built folder ready to be served: moves each page's policy into its header, adds variants to texts,
 * and writes the manifest.
 *
 * @param cache folder of variants by content hash, so that unchanged content is not compressed again
 */
export async function finishSite(folder: string, cache: string): Promise<void> {
  await writeManifest(folder, await finishFiles(folder, await sitePaths(folder), cache))
}

/** Does so for some of the files. */
export async function finishFiles(folder: string, paths: string[], cache: string): Promise<SiteFile[]> {
  await mkdir(cache, { recursive: true })
  return eachOf(paths, (path) => finishFile(folder, path, cache))
}

/** Works on the files of a site, as many at once as the smallest machine has processors. */
export const eachOf = <Result>(paths: string[], work: (path: string) => Promise<Result>): Promise<Result[]> =>
  pLimit(PARALLEL).map(paths, work)

export const writeManifest = (folder: string, files: SiteFile[]) =>
  writeFile(join(folder, MANIFEST), JSON.stringify(files))

async function finishFile(folder: string, path: string, cache: string): Promise<SiteFile> {
  const file = join(folder, path)
  const written = await readFile(file)
  const { content, policy } = path.endsWith('.html') ? liftPolicy(written) : { content: written }
  if (content !== written) await writeFile(file, content)
  const isCompressed = await placeVariants({ path, content }, folder, cache)
  return { path, isCompressed, ...(policy && { policy }) }
}

/**
 * Takes the content security policy out of a page: as a header it can also forbid framing.
 *
 * @returns the same buffer for a page without one
 */
export function liftPolicy(page: Buffer): { content: Buffer; policy?: string } {
  const html = page.toString('utf8')
  const policy = POLICY.exec(html)?.[1]?.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  return policy ? { content: Buffer.from(html.replace(POLICY, '')), policy } : { content: page }
}

/** Lists the files of a build, relative to the folder, with forward slashes. */
export async function sitePaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name) && entry.name !== MANIFEST)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
