import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { copyFile, link, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { nullIfMissing } from '@portal/platform/files/disk'
import { isCompressible } from './contentTypes.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A packet's worth: below it there is nothing to win. */
const COMPRESSED_FROM = 600
/**
 * The smallest form takes the longest. Measured over this site: a page takes 45 ms at 11, half of that and 2 % more bytes at
 * 10, 1.5 ms and 9 % more at 9, 1 ms and 10 % more at 5.
 */
const BEST = { brotli: 11, gzip: 9 }
const FINE = { brotli: 10, gzip: 9 }
const GOOD = { brotli: 9, gzip: 6 }
const QUICK = { brotli: 5, gzip: 3 }
/** Where people arrive: its weight before the largest paint has a budget. */
const HOME = /^(?:en\/)?index\.html$/
/** One page for each app: there are many. */
const ONE_OF_MANY = /^(?:en\/)?apps\/[^/]+\/index\.html$/
/** A kept form is marked as used once a day: the ones that are not go after a week. */
const MARKED_EVERY_MS = 24 * 3_600_000

/** Sizes in bytes, `null` where that form is not worth keeping. */
export type FormSizes = { br: number | null; gzip: number | null }

/** @param hash of the content, hexadecimal: the name that its forms are kept under */
export type Compressed = { path: string; content: Buffer; hash: string }

/**
 * Puts compressed forms beside a file of a site, from those that are kept by content hash where they are there.
 *
 * @param file path, below the site's folder, and what it contains
 * @param folder the site's
 * @param cache folder of the kept forms
 */
export async function placeForms(file: Compressed, folder: string, cache: string): Promise<FormSizes> {
  const { br, gzip } = await keepForms(file, cache)
  const kept = join(cache, file.hash)
  const target = join(folder, file.path)
  if (br !== null) await linkOrCopy(`${kept}.br`, `${target}.br`)
  if (gzip !== null) await linkOrCopy(`${kept}.gz`, `${target}.gz`)
  return { br, gzip }
}

/** Sees to it that the compressed forms of a content are kept. */
export async function keepForms({ path, content, hash }: Compressed, cache: string): Promise<FormSizes> {
  if (!isWorthIt(path, content)) return { br: null, gzip: null }
  const effort = effortFor(path)
  const kept = join(cache, hash)
  return {
    br: await keptForm(`${kept}.br`, () => compressBrotli(content, brotliOptions(content, effort.brotli))),
    gzip: await keptForm(`${kept}.gz`, () => compressGzip(content, { level: effort.gzip })),
  }
}

/** Writes compressed forms beside a file of a site, and keeps none: of a page, which is kept with its release. */
export function writeForms(path: string, content: Uint8Array, folder: string): FormSizes {
  if (!isWorthIt(path, content)) return { br: null, gzip: null }
  const effort = effortFor(path)
  const br = brotliCompressSync(content, brotliOptions(content, effort.brotli))
  const zipped = gzipSync(content, { level: effort.gzip })
  writeFileSync(join(folder, `${path}.br`), br)
  writeFileSync(join(folder, `${path}.gz`), zipped)
  return { br: br.length, gzip: zipped.length }
}

/** A second name costs no space; on a file system that has none, a copy. */
export const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

const isWorthIt = (path: string, content: Uint8Array) =>
  isCompressible(path) && content.length >= COMPRESSED_FROM

function effortFor(path: string) {
  if (ONE_OF_MANY.test(path)) return QUICK
  if (/\.(?:json|xml)$/.test(path)) return GOOD
  return path.endsWith('.html') && !HOME.test(path) ? FINE : BEST
}

/** A window of the content's own size: the encoder clears less memory for each of many small files. */
const brotliOptions = (content: Uint8Array, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  },
})

/** Its exponent: the smallest window that holds so many bytes and the 16 that the format takes off (RFC 7932, section 9.1). */
const windowFor = (bytes: number) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

/** @returns the form's size in bytes */
async function keptForm(kept: string, compress: () => Promise<Buffer>): Promise<number> {
  const found = await stat(kept).catch(nullIfMissing)
  if (found) {
    if (Date.now() - found.mtimeMs > MARKED_EVERY_MS) await utimes(kept, new Date(), new Date())
    return found.size
  }
  const form = await compress()
  // Written aside and renamed: a build that is ended leaves no half of it.
  const draft = `${kept}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, form)
  await rename(draft, kept)
  return form.length
}
