import type { PublicApp } from '@portal/contract'
import type { Language } from '@portal/contract/rules'
import { site } from '../../lib/site.ts'
import { path } from '../../paths.ts'
import { mediaUrl, toEntry } from './entry.ts'

/**
 * The picture for those who share an app's page: the original kind, since not every reader takes WebP.
 *
 * @returns nothing for an app without a picture of that kind: the portal's own stands for it
 */
export function sharePicture(app: PublicApp, language: Language): string | undefined {
  const set = language === 'en' && app.image_en ? app.image_en : app.image
  const original = set?.variants.find(({ type }) => type !== 'image/webp')
  return original && mediaUrl(original.src, site.mediaBase)
}

/** Structured data of an app's page (schema.org/SoftwareApplication). */
export function softwareApplication(app: PublicApp, language: Language) {
  const { name, description, version, tags, image } = toEntry(app, language, site.mediaBase)
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name,
    description: description || undefined,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    softwareVersion: version ?? undefined,
    keywords: tags.join(', ') || undefined,
    url: site.url + path(language, 'app', app.code),
    image: new URL(sharePicture(app, language) ?? image.src, site.url).href,
    dateModified: app.updated_at,
    inLanguage: language,
    publisher: { '@type': 'Organization', name: site.publisher.name, url: site.providerUrl },
  }
}
