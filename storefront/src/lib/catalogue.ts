import { PublicApps } from '@portal/contract'
import { site } from './site.ts'

/**
 * The catalogue that this build shows, asked for once. A build without a catalogue fails, so that the site that
 * stands goes on standing (issue of the publisher, not of the visitor).
 */
async function loadCatalogue(url: string) {
  const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch((cause: unknown) => {
    throw new Error(`The catalogue at ${url} cannot be reached.`, { cause })
  })
  if (!answer.ok) throw new Error(`The catalogue at ${url} answered ${answer.status}.`)
  return { apps: PublicApps.parse(await answer.json()), etag: answer.headers.get('etag') ?? undefined }
}

export const { apps, etag } = await loadCatalogue(site.catalogueUrl)
