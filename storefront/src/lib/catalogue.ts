import { PublicApps } from '@portal/contract'
import { site } from './site.ts'

/** Fetches the catalogue once for the whole build. Without it the build fails, and the old site stays. */
async function loadCatalogue(url: string) {
  const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch((cause: unknown) => {
    throw new Error(`The catalogue at ${url} cannot be reached.`, { cause })
  })
  if (!answer.ok) throw new Error(`The catalogue at ${url} answered ${answer.status}.`)
  return { apps: PublicApps.parse(await answer.json()), etag: answer.headers.get('etag') ?? undefined }
}

export const { apps, etag } = await loadCatalogue(site.catalogueUrl)
