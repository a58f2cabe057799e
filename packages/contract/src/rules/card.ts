import type { LocalisedField } from './appColumns.ts'
import { frenchTextsOn, type LocalisedApp, splitTags, textsOf } from './localize.ts'
import { MEDIA_BASE, mediaPath, mediaUrl } from './media.ts'
import { type Picture, type PicturedApp, pictureOf } from './picture.ts'
import { AppStatus, type Category, type Language } from './statuses.ts'

/** An app as the catalogue or the console's form holds it; `null` is a category that nobody has chosen yet. */
export type CardApp<Chosen extends Category | null = Category> = LocalisedApp &
  PicturedApp & {
    code: string
    category: Chosen
    category_en: string | null
    status: AppStatus
    version: string | null
    video_src: string | null
    video_src_en: string | null
    captions_src: string | null
    captions_src_en: string | null
    has_video: boolean
    has_video_en: boolean
    is_active_url: boolean
  }

/** Everything that a card, a row or a page shows of an app in one language. */
export type CardParts<Chosen extends Category | null = Category> = Record<LocalisedField, string> & {
  id: number
  code: string
  category: Chosen
  /** The app's own English words, in place of the category's name. */
  categoryName: string | null
  status: AppStatus
  /** Shown when the app is online, instead of its status. */
  version: string | null
  picture: Picture
  /** `play`: anybody may watch; `ask`: signed-in people may; `null`: no video in this language, or not online. */
  video: 'play' | 'ask' | null
  videoSrc: string | null
  captionsSrc: string | null
  /** Online and with an address to open: only these apps can be explored. */
  explore: boolean
  /** Among the newest of the catalogue. */
  isNew?: boolean
  /** Fields that an English card shows in French. */
  french: LocalisedField[]
}

/** Widest picture of a card, in pixels: twice its width in a column, and enough for a phone. */
const CARD_WIDTH = 800

/** @param mediaBase where media is loaded from, without a slash at the end */
export function cardParts<Chosen extends Category | null>(
  app: CardApp<Chosen>,
  language: Language,
  mediaBase = MEDIA_BASE,
): CardParts<Chosen> {
  const texts = textsOf(app, language)
  const online = app.status === AppStatus.online
  return {
    ...texts,
    tags: hashtags(texts.tags),
    id: app.id,
    code: app.code,
    category: app.category,
    categoryName: language === 'en' ? app.category_en || null : null,
    status: app.status,
    version: online ? app.version : null,
    picture: pictureOf(app, language, mediaBase, CARD_WIDTH),
    ...(online ? videoOf(app, language, mediaBase) : { video: null, videoSrc: null, captionsSrc: null }),
    explore: online && app.is_active_url,
    french: frenchTextsOn(app, language),
  }
}

/** '#vision #stock'; `splitHashtags` takes it apart. */
const hashtags = (tags: string) =>
  splitTags(tags)
    .map((tag) => `#${tag}`)
    .join(' ')

/** @example splitHashtags('#vision #bon sens') // ['#vision', '#bon sens'] */
export const splitHashtags = (tags: string): string[] => (tags ? tags.split(/ (?=#)/) : [])

function videoOf(app: CardApp<Category | null>, language: Language, mediaBase: string) {
  const [video, captions, hasVideo] =
    language === 'en'
      ? [app.video_src_en, app.captions_src_en, app.has_video_en]
      : [app.video_src, app.captions_src, app.has_video]
  const address = (path: string | null) => (mediaPath(path) && path ? mediaUrl(path, mediaBase) : null)
  const videoSrc = address(video)
  const offered: CardParts['video'] = videoSrc ? 'play' : 'ask'
  return { video: hasVideo ? offered : null, videoSrc, captionsSrc: address(captions) }
}
