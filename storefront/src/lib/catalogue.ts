import { PublicApps, Synonyms } from '@portal/contract'
import { parseSynonyms } from '@portal/contract/rules'
import { site } from './site.ts'

/** Fetches from the API once for the whole build. Without it the build fails, and the old site stays. */
async function read(url: string) {
  const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch((cause: unknown) => {
    throw new Error(`The catalogue at ${url} cannot be reached.`, { cause })
  })
  if (!answer.ok) throw new Error(`The catalogue at ${url} answered ${answer.status}.`)
  return answer
}

const [catalogue, search] = await Promise.all([
  read(site.catalogueUrl),
  read(new URL('../search/synonyms/', site.catalogueUrl).href),
])

export const apps = PublicApps.parse(await catalogue.json())
export const etag = catalogue.headers.get('etag') ?? undefined
/** Groups of words that mean the same to the search. */
export const synonyms = parseSynonyms(Synonyms.parse(await search.json()).synonyms)
