import { MEDIA_BASE, mediaPath, mediaUrl } from './media.ts'
import type { Language } from './statuses.ts'

/** A stored image: its size in pixels and the files made of it, smallest first. */
type ImageFiles = {
  width: number
  height: number
  variants: { src: string; width: number; type: string }[]
}
/** An app's images in both languages: the stored paths, and the files made of them. */
export type PicturedApp = {
  id: number
  img_src: string | null
  img_src_en: string | null
  image: ImageFiles | null
  image_en: ImageFiles | null
}
/** The attributes of an `<img>`. */
export type Picture = { src: string; srcset?: string; width: number; height: number }

/** Size of the backgrounds, and of an image whose own size is unknown. */
const CARD_SIZE = { width: 800, height: 500 }
const BACKGROUND_COUNT = 10

/** Picks one of the ten backgrounds (1 to 10) for an app without an image; stable for an id. */
export const backgroundOf = (appId: number) => (appId % BACKGROUND_COUNT) + 1

/** An app's image in one language: the English one where there is one, else the French one, else none. */
export function imageOf(app: PicturedApp, language: Language) {
  const english = mediaPath(app.img_src_en)
  if (language === 'en' && english) return { path: english, files: app.image_en }
  const french = mediaPath(app.img_src)
  return french === null ? null : { path: french, files: app.image }
}

/**
 * Picks the picture of an app's card: its image, or the background that stands in for it.
 *
 * @param mediaBase where media is loaded from, without a slash at the end
 * @param widest leaves out files of more pixels
 */
export function pictureOf(
  app: PicturedApp,
  language: Language,
  mediaBase = MEDIA_BASE,
  widest = Number.POSITIVE_INFINITY,
): Picture {
  const image = imageOf(app, language)
  if (!image) return background(app.id)
  const [smallest] = image.files?.variants ?? []
  if (!image.files || !smallest) return { src: mediaUrl(image.path, mediaBase), ...CARD_SIZE }
  const variants = image.files.variants.filter(({ type, width }) => type === smallest.type && width <= widest)
  return {
    src: mediaUrl((variants[1] ?? smallest).src, mediaBase),
    srcset: variants.map(({ src, width }) => `${mediaUrl(src, mediaBase)} ${width}w`).join(', '),
    width: image.files.width,
    height: image.files.height,
  }
}

function background(appId: number): Picture {
  const file = `/backgrounds/${String(backgroundOf(appId)).padStart(2, '0')}`
  return { src: `${file}.webp`, srcset: `${file}.webp 800w, ${file}-2x.webp 1600w`, ...CARD_SIZE }
}
