import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { MANIFEST, type SiteFile } from './manifest.ts'
import { placeVariants } from './variants.ts'

const PARALLEL = 2
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/i

/**
 * Makes a folder that a build wrote ready to be served: each page's policy moves from the page to its header,
 * texts get variants beside them, and a manifest lists it all.
 *
 * @param cache folder of variants by content hash, so that what did not change is not compressed again
 */
export async function finishSite(folder: string, cache: string): Promise<void> {
  await writeManifest(folder, await finishFiles(folder, await sitePaths(folder), cache))
}

/** What `finishSite` does, for some of the files. */
export async function finishFiles(folder: string, paths: string[], cache: string): Promise<SiteFile[]> {
  await mkdir(cache, { recursive: true })
  return eachOf(paths, (path) => finishFile(folder, path, cache))
}

/** Does something with each of the files of a site, as many at once as the smallest machine has processors. */
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
 * Takes the policy out of a page: as a header it also says who may frame the page, which a page cannot.
 *
 * @returns the same buffer where the page has none
 */
export function liftPolicy(page: Buffer): { content: Buffer; policy?: string } {
  const html = page.toString('utf8')
  const policy = POLICY.exec(html)?.[1]?.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  return policy ? { content: Buffer.from(html.replace(POLICY, '')), policy } : { content: page }
}

/** The files that a build wrote, by their paths below the folder, with forward slashes. */
export async function sitePaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name) && entry.name !== MANIFEST)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
