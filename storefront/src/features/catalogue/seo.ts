import type { PublicApp } from '@portal/contract'
import { cardParts, imageOf, type Language, mediaUrl, splitTags, textsOf } from '@portal/contract/rules'
import { site } from '../../lib/site.ts'
import { path } from '../../paths.ts'

/**
 * Picks the picture for those who share an app's page: the original type, since not every reader takes WebP.
 *
 * @returns nothing for an app without one: the portal's own picture stands in
 */
export function sharePicture(app: PublicApp, language: Language): string | undefined {
  const image = imageOf(app, language)
  const original = image?.files
    ? image.files.variants.find(({ type }) => type !== 'image/webp')?.src
    : image?.path
  return original && mediaUrl(original, site.mediaBase)
}

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
    image: new URL(sharePicture(app, language) ?? picture.src, site.url).href,
    dateModified: app.updated_at,
    inLanguage: language,
    publisher: { '@type': 'Organization', name: site.publisher.name, url: site.providerUrl },
  }
}
