import type { AdminApp, ImageSet } from '@portal/contract'
import { backgroundOf, type Language, mediaPath } from '@portal/contract/rules'

type Pictured = Pick<AdminApp, 'id' | 'img_src' | 'img_src_en' | 'image' | 'image_en'>

/** Stored paths are file names; this origin serves them, wherever they are kept. */
const mediaUrl = (path: string) => (path.includes('/') ? path : `/media/${path}`)

/** The smallest file that fills a width in device pixels, else the largest. */
const fitting = ({ variants }: ImageSet, width: number) =>
  (variants.find((variant) => variant.width >= width) ?? variants.at(-1))?.src

/** The image as a card of one language shows it: its own, the French one, or the app's fixed background. */
export function appImage(app: Pictured, width: number, language: Language = 'fr'): string {
  const isEnglish = language === 'en' && mediaPath(app.img_src_en) !== null
  const stored = mediaPath(isEnglish ? app.img_src_en : app.img_src)
  const set = isEnglish ? app.image_en : app.image
  if (stored === null) return `/backgrounds/${String(backgroundOf(app.id)).padStart(2, '0')}.webp`
  return mediaUrl((set && fitting(set, width)) ?? stored)
}
