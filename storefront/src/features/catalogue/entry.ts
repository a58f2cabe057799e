import type { ImageSet, PublicApp } from '@portal/contract'
import {
  AppStatus,
  backgroundOf,
  type Category,
  type Language,
  localizeApp,
  localized,
  mediaPath,
} from '@portal/contract/rules'

/** What a card, a row or a page shows of an app, in one language. */
export type Entry = {
  id: number
  code: string
  name: string
  description: string
  badge: string | null
  tags: string[]
  category: Category
  status: AppStatus
  /** Shown when the app is online, instead of its status. */
  version: string | null
  image: Picture
  /** `play`: anybody may watch; `ask`: signed-in people may; `null`: no video in this language, or not online. */
  video: 'play' | 'ask' | null
  videoSrc: string | null
  captionsSrc: string | null
  /** Online, and with an address to open: the only apps that can be explored (specification, section 2). */
  explore: boolean
}
export type Picture = { src: string; srcset?: string; width: number; height: number }

/** Size of a card's picture where the file does not say its own; the backgrounds have it. */
const PLACEHOLDER = { width: 800, height: 500 }

/** A stored path becomes an address; an address stays what it is. */
export const mediaUrl = (path: string, base: string) =>
  /^(https?:)?\//.test(path) ? path : `${base}/${path}`

/** One of the ten backgrounds, always the same for an app: 1× and 2×. */
export function placeholder(appId: number): Picture {
  const file = `/backgrounds/${String(backgroundOf(appId)).padStart(2, '0')}`
  return { src: `${file}.webp`, srcset: `${file}.webp 800w, ${file}-2x.webp 1600w`, ...PLACEHOLDER }
}

function picture(app: PublicApp, language: Language, base: string): Picture {
  const set: ImageSet | null = language === 'en' && app.image_en ? app.image_en : app.image
  const path = mediaPath(localized(language, mediaPath(app.img_src), mediaPath(app.img_src_en)))
  if (set?.variants[0]) {
    const [smallest] = set.variants
    const variants = set.variants.filter(({ type }) => type === smallest.type)
    return {
      src: mediaUrl((variants[1] ?? smallest).src, base),
      srcset: variants.map(({ src, width }) => `${mediaUrl(src, base)} ${width}w`).join(', '),
      width: set.width,
      height: set.height,
    }
  }
  return path ? { src: mediaUrl(path, base), ...PLACEHOLDER } : placeholder(app.id)
}

/** @param base where media is loaded from, without a slash at the end */
export function toEntry(app: PublicApp, language: Language, base: string): Entry {
  const online = app.status === AppStatus.online
  const [video, captions, hasVideo] =
    language === 'en'
      ? [app.video_src_en, app.captions_src_en, app.has_video_en]
      : [app.video_src, app.captions_src, app.has_video]
  const videoSrc = mediaPath(video)
  return {
    ...localizeApp(app, language),
    id: app.id,
    code: app.code,
    category: app.category,
    status: app.status,
    version: online ? app.version : null,
    image: picture(app, language, base),
    video: online && hasVideo ? (videoSrc ? 'play' : 'ask') : null,
    videoSrc: online && videoSrc ? mediaUrl(videoSrc, base) : null,
    captionsSrc: captions ? mediaUrl(captions, base) : null,
    explore: online && app.is_active_url,
  }
}
