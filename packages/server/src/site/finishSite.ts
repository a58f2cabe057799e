import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { nullIfMissing } from '../media/localStore.ts'
import { isCompressible } from './contentTypes.ts'
import { MANIFEST, type SiteFile } from './manifest.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A packet's worth: below it there is nothing to win. */
const COMPRESSED_FROM = 600
const AT_ONCE = 2
/** One page for each app: there are many, and at every edit all of them are new. */
const ONE_OF_MANY = /^(?:en\/)?apps\/[^/]+\/index\.html$/
/** The smallest form takes the longest: for data and the many pages one that is nearly as small takes next to no time. */
const BEST = { brotli: 11, gzip: 9 }
const GOOD = { brotli: 9, gzip: 6 }
const QUICK = { brotli: 5, gzip: 6 }
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/i

/**
 * Makes a folder that a build wrote ready to be served: each page's policy moves from the page to its header,
 * texts get compressed forms beside them, and a manifest lists it all.
 *
 * @param cache folder of compressed forms by content hash, so that what did not change is not compressed again
 */
export async function finishSite(folder: string, cache: string): Promise<SiteFile[]> {
  await mkdir(cache, { recursive: true })
  const paths: string[] = []
  for await (const path of filesOf(folder)) paths.push(relative(folder, path).split(sep).join('/'))
  const files: SiteFile[] = []
  const queue = paths.values()
  const worker = async () => {
    for (const path of queue) files.push(await finishFile(folder, path, cache))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await writeFile(join(folder, MANIFEST), JSON.stringify(files))
  return files
}

async function finishFile(folder: string, path: string, cache: string): Promise<SiteFile> {
  const { content, policy } = await liftPolicy(join(folder, path))
  const hash = createHash('sha256').update(content).digest('hex')
  const forms = { br: null as number | null, gzip: null as number | null }
  if (isCompressible(path) && content.length >= COMPRESSED_FROM) {
    const effort = ONE_OF_MANY.test(path) ? QUICK : path.endsWith('.json') ? GOOD : BEST
    const target = join(folder, path)
    const kept = join(cache, hash)
    forms.br = await keptForm(`${kept}.br`, `${target}.br`, () => brotli(content, effort.brotli))
    forms.gzip = await keptForm(`${kept}.gz`, `${target}.gz`, () =>
      compressGzip(content, { level: effort.gzip }),
    )
  }
  return { path, bytes: content.length, ...forms, hash: hash.slice(0, 20), ...(policy && { policy }) }
}

/** Takes the policy out of a page: as a header it also says who may frame the page, which a page cannot. */
async function liftPolicy(file: string) {
  const content = await readFile(file)
  if (!file.endsWith('.html')) return { content }
  const html = content.toString('utf8')
  const policy = POLICY.exec(html)?.[1]?.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  if (!policy) return { content }
  const without = Buffer.from(html.replace(POLICY, ''))
  await writeFile(file, without)
  return { content: without, policy }
}

const brotli = (content: Buffer, quality: number) =>
  compressBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })

/** Puts a compressed form in place, from the cache where it is there. @returns its size in bytes */
async function keptForm(kept: string, target: string, compress: () => Promise<Buffer>) {
  let found = await stat(kept).catch(nullIfMissing)
  if (found) {
    // Shows that it is still in use.
    await utimes(kept, new Date(), new Date())
  } else {
    // Written aside and renamed: a build that is ended leaves no half of it.
    await writeFile(`${target}.tmp`, await compress())
    await rename(`${target}.tmp`, kept)
    found = await stat(kept)
  }
  // A second name costs no space; on a file system that has none, a copy.
  await link(kept, target).catch(() => copyFile(kept, target))
  return found.size
}

async function* filesOf(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesOf(path)
    else if (entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name) && entry.name !== MANIFEST) yield path
  }
}
