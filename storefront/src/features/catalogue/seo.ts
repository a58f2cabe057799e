import type { PublicApp } from '@portal/contract'
import {
  type CardParts,
  cardParts,
  imageOf,
  type Language,
  mediaUrl,
  splitTags,
  textsOf,
} from '@portal/contract/rules'
import type { SharePicture } from '../../lib/sharePicture.ts'
import { site } from '../../lib/site.ts'
import { path } from '../../paths.ts'

/**
 * Picks the picture for those who share an app's page: the original type, since not every reader takes WebP.
 *
 * @returns nothing for an app without one: the portal's own picture stands in
 */
export function sharePicture(app: PublicApp, language: Language): SharePicture | undefined {
  const image = imageOf(app, language)
  if (!image) return undefined
  const { files, path } = image
  const original = files?.variants.find(({ type }) => type !== 'image/webp')
  if (!files || !original) return { src: mediaUrl(path, site.mediaBase) }
  const { src, width } = original
  const height = Math.round((files.height * width) / files.width)
  return { src: mediaUrl(src, site.mediaBase), size: { width, height } }
}

const addressOf = ({ code }: CardParts, language: Language) => site.url + path(language, 'app', code)

/** Lists the addresses of apps for search engines (schema.org/ItemList); each one's page tells the rest. */
export const itemList = (cards: readonly CardParts[], language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cards.map((card) => addressOf(card, language)),
})

/** Builds the structured data of an app's page (schema.org/SoftwareApplication). */
export function softwareApplication(app: PublicApp, language: Language) {
  const { name, description, version, picture } = cardParts(app, language, site.mediaBase)
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name,
    description: description || undefined,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    softwareVersion: version ?? undefined,
    keywords: splitTags(textsOf(app, language).tags).join(', ') || undefined,
    url: site.url + path(language, 'app', app.code),
    image: new URL(sharePicture(app, language)?.src ?? picture.src, site.url).href,
    dateModified: app.updated_at,
    inLanguage: language,
    publisher: { '@type': 'Organization', name: site.publisher.name, url: site.providerUrl },
  }
}
