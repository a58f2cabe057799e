import {
  httpUrl,
  IMPORT_FILES_MAX,
  type ImportedApp,
  MINUTE_MS,
  mediaPath,
  TRANSFERRED_MEDIA,
} from '@portal/contract'
import pLimit from 'p-limit'
import type { AppRow } from '../../db/tables.ts'
import type { Author } from '../../journal/author.ts'
import { type FetchDeps, placeByAddress } from '../../media/byAddress.ts'
import { ownAddress } from '../../media/exportedAddresses.ts'
import type { Plan } from './planType.ts'

type Media = ImportedApp['media']

/** Files that one import fetches side by side. */
const AT_ONCE = 3
/** The caller waits so long at most. */
const DEADLINE_MS = 4 * MINUTE_MS

/**
 * Reads the files that a row names: new ones to fetch, and what is wrong with an address. An empty one, and this
 * portal's own address of the file in place, change nothing.
 */
export function planMedia(
  given: Record<string, unknown>,
  existing: AppRow | undefined,
  config: FetchDeps['config'],
): { media: Media; errors: Record<string, string> } {
  const media: Media = []
  const errors: Record<string, string> = {}
  for (const field of TRANSFERRED_MEDIA) {
    const { data: address, error } = httpUrl.safeParse(given[field])
    if (error) errors[field] = 'common.urlNotValid'
    if (!address) continue
    const current = mediaPath(existing?.[field])
    if (current === null || address.split('?', 1)[0] !== ownAddress(config, current))
      media.push({ field, address, failure: null })
  }
  return { media, errors }
}

/** Refuses the rows that name more files than one import fetches. */
export function refuseTooMany(rows: Plan[]): Plan[] {
  let files = 0
  return rows.map((row): Plan => {
    const [first] = row.media
    files += row.media.length
    if (!first || files <= IMPORT_FILES_MAX) return row
    const errors = { ...row.errors, [first.field]: 'appsAdmin.transfer.tooManyFiles' }
    return { row: row.row, code: row.code, act: 'refused', changes: [], media: [], errors }
  })
}

/** Fetches the files of imported apps and places them; each says in its row why it could not be had. */
export async function fetchMedia(
  deps: FetchDeps,
  by: Author,
  rows: { appId: number | null; media: Media }[],
): Promise<void> {
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  const files = rows.flatMap(({ appId, media }) =>
    appId === null ? [] : media.map((file) => ({ appId, file })),
  )
  await pLimit(AT_ONCE).map(files, async ({ appId, file }) => {
    file.failure = await placeByAddress(deps, by, { appId, ...file }, deadline)
  })
}
