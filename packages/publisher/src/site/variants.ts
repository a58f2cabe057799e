import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { copyFile, link, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { DAY_MS } from '@portal/contract/rules'
import { nullIfMissing } from '@portal/platform/files/disk'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A packet's worth: compressing less gains nothing. */
const COMPRESSED_FROM = 600
/**
 * Highest compression takes longest. On this site a page takes 45 ms at 11, half of that and 2 % more bytes
 * at 10, 1.5 ms and 9 % more at 9, 1 ms and 10 % more at 5.
 */
const BEST = { brotli: 11, gzip: 9 }
const FINE = { brotli: 10, gzip: 9 }
const GOOD = { brotli: 9, gzip: 6 }
const QUICK = { brotli: 5, gzip: 3 }
/** Home pages and the catalogue, which have a byte budget (docs/performance.md). */
const BUDGETED = /^(?:en\/)?(?:apps\/)?index\.html$/
/** App pages, of which there are many. */
const ONE_OF_MANY = /^(?:en\/)?apps\/[^/]+\/index\.html$/
/** A kept variant is marked as used once a day; unmarked ones go after a week. */
const MARKED_EVERY_MS = DAY_MS

type Content = { path: string; content: Buffer }

/**
 * Puts the variants of a file beside it, from the kept ones where possible.
 *
 * @param file path, relative to the site's folder, and content
 * @param folder the site's folder
 * @param cache folder of the kept variants
 * @returns whether the file has variants
 */
export async function placeVariants(file: Content, folder: string, cache: string): Promise<boolean> {
  const kept = await keepVariants(file, cache)
  const target = join(folder, file.path)
  if (kept) for (const suffix of ['.br', '.gz']) await linkOrCopy(kept + suffix, target + suffix)
  return kept !== null
}

/** Makes the variants of a content, unless they are kept. @returns their path without suffix */
export async function keepVariants({ path, content }: Content, cache: string): Promise<string | null> {
  if (!isWorthIt(path, content)) return null
  const effort = effortFor(path)
  const kept = join(cache, createHash('sha256').update(content).digest('hex'))
  await keep(`${kept}.br`, () => compressBrotli(content, brotliOptions(content, effort.brotli)))
  await keep(`${kept}.gz`, () => compressGzip(content, { level: effort.gzip }))
  return kept
}

/**
 * Writes variants beside a page; they are kept with its release only.
 *
 * @returns whether the page has variants
 */
export function writeVariants(path: string, content: Uint8Array, folder: string): boolean {
  if (!isWorthIt(path, content)) return false
  const effort = effortFor(path)
  writeFileSync(
    join(folder, `${path}.br`),
    brotliCompressSync(content, brotliOptions(content, effort.brotli)),
  )
  writeFileSync(join(folder, `${path}.gz`), gzipSync(content, { level: effort.gzip }))
  return true
}

/** A hard link takes no space; a file system without them gets a copy. */
const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

const COMPRESSIBLE = /\.(?:html|css|js|json|webmanifest|xml|txt|svg|wasm)$/
/** Pictures and fonts are compressed already. */
export const isCompressible = (path: string) => COMPRESSIBLE.test(path)

const isWorthIt = (path: string, content: Uint8Array) =>
  isCompressible(path) && content.length >= COMPRESSED_FROM

function effortFor(path: string) {
  if (ONE_OF_MANY.test(path)) return QUICK
  if (/\.(?:json|xml)$/.test(path)) return GOOD
  return path.endsWith('.html') && !BUDGETED.test(path) ? FINE : BEST
}

/** Fits the window to the content: the encoder clears less memory for many small files. */
const brotliOptions = (content: Uint8Array, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  },
})

/**
 * Gives the exponent of the smallest window that holds the content and the 16 bytes that the format takes
 * off (RFC 7932, 9.1).
 */
const windowFor = (bytes: number) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

async function keep(file: string, compress: () => Promise<Buffer>): Promise<void> {
  const found = await stat(file).catch(nullIfMissing)
  if (found) {
    if (Date.now() - found.mtimeMs > MARKED_EVERY_MS) await utimes(file, new Date(), new Date())
    return
  }
  // Written aside and renamed: a killed build leaves no half file.
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, await compress())
  await rename(draft, file)
}
