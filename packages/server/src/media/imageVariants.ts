import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageSet } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import sharp, { type Sharp } from 'sharp'
import { type ImageExtension, MEDIA_TYPES } from './kinds.ts'

// Only these two loaders: sharp would open SVG, PDF and more.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
sharp.concurrency(1)
sharp.cache(false)

/** Refused before decoding: a 249 kB PNG can hold 256 million pixels. */
const PIXELS_MAX = 24_000_000
/** Longest side kept; no page shows more. */
const SIDE_MAX = 1600
/** Widths of a card at one and two pixels a point. */
const WIDTHS = [400, 800, 1200]

/** A file in the incoming folder, to be stored under `path`. */
export type MadeFile = { path: string; localFile: string; contentType: string }
type MadeImage = { set: ImageSet; main: string; files: MadeFile[] }

/**
 * Decodes a PNG or JPEG once and re-encodes it: WebP in the widths of cards, and the original kind for
 * readers without WebP. No metadata or payload survives.
 *
 * @param folder where the new files are written; the caller stores or removes them
 * @throws ProblemError `unreadable_image` (422) for a broken file, or too many pixels
 */
export async function makeVariants(source: string, kind: ImageExtension, folder: string): Promise<MadeImage> {
  const base = await decode(source)
  const { width, height } = base.info
  const name = randomBytes(16).toString('hex')
  const files: MadeFile[] = []
  const write = async (path: string, type: 'webp' | ImageExtension, image: Sharp) => {
    const made = { path, localFile: join(folder, path), contentType: MEDIA_TYPES[type] }
    files.push(made)
    const { width } = await image.toFile(made.localFile)
    return { src: path, width, type: made.contentType }
  }
  try {
    const pixels = () => sharp(base.data, { raw: base.info })
    const variants = []
    for (const wanted of widthsFor(width))
      variants.push(
        await write(`${name}-${wanted}.webp`, 'webp', pixels().resize(wanted).webp({ quality: 78 })),
      )
    const main = await write(`${name}.${kind}`, kind, encodeAs(kind, pixels()))
    return { set: { width, height, variants: [...variants, main] }, main: main.src, files }
  } catch (error) {
    await Promise.all(files.map(({ localFile }) => rm(localFile, { force: true })))
    throw error
  }
}

async function decode(source: string) {
  try {
    const image = sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    return await image
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new ProblemError('unreadable_image')
  }
}

const encodeAs = (kind: ImageExtension, image: Sharp) =>
  kind === 'png' ? image.png({ compressionLevel: 8 }) : image.jpeg({ quality: 82, mozjpeg: true })

/** Gives the wanted widths up to the image's own, and its own when it is narrower than the widest. */
function widthsFor(width: number) {
  const smaller = WIDTHS.filter((wanted) => wanted < width)
  return smaller.length === WIDTHS.length ? smaller : [...smaller, width]
}
