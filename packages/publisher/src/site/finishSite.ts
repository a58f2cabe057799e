import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { placeForms } from './compressedForms.ts'
import { MANIFEST, type SiteFile } from './manifest.ts'

const AT_ONCE = 2
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/i

/**
 * Makes a folder that a build wrote ready to be served: each page's policy moves from the page to its header,
 * texts get compressed forms beside them, and a manifest lists it all.
 *
 * @param cache folder of compressed forms by content hash, so that what did not change is not compressed again
 */
export async function finishSite(folder: string, cache: string): Promise<void> {
  await writeManifest(folder, await finishFiles(folder, await sitePaths(folder), cache))
}

/** What `finishSite` does, for some of the files. */
export async function finishFiles(folder: string, paths: string[], cache: string): Promise<SiteFile[]> {
  await mkdir(cache, { recursive: true })
  const files: SiteFile[] = []
  await eachOf(paths, async (path) => {
    files.push(await finishFile(folder, path, cache))
  })
  return files
}

/** Does something with each of the files of a site, a few at once. */
export async function eachOf(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const queue = paths.values()
  const worker = async () => {
    for (const path of queue) await work(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

export const writeManifest = (folder: string, files: SiteFile[]) =>
  writeFile(join(folder, MANIFEST), JSON.stringify(files))

async function finishFile(folder: string, path: string, cache: string): Promise<SiteFile> {
  const file = join(folder, path)
  const written = await readFile(file)
  const { content, policy } = path.endsWith('.html') ? liftPolicy(written) : { content: written }
  if (content !== written) await writeFile(file, content)
  const hash = hashOf(content)
  const forms = await placeForms({ path, content, hash }, folder, cache)
  return siteFile(path, content.length, hash, forms, policy)
}

/** Of a content, hexadecimal. */
export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

export const siteFile = (
  path: string,
  bytes: number,
  hash: string,
  forms: Pick<SiteFile, 'br' | 'gzip'>,
  policy?: string,
): SiteFile => ({ path, bytes, ...forms, hash: hash.slice(0, 20), ...(policy && { policy }) })

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
