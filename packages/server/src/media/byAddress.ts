import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_MAX_BYTES, MEDIA_PLACES, type MediaColumn, type MediaKind, SECOND_MS } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Deps } from '../deps.ts'
import type { Author } from '../journal/author.ts'
import { attachMedia } from './attach.ts'
import { download, TooLarge } from './download.ts'
import { prepareMedia } from './prepare.ts'
import { incomingFolder } from './receive.ts'
import { CAPTIONS_MAX_BYTES } from './uploads.ts'

export type FetchDeps = Pick<Deps, 'db' | 'files' | 'now' | 'config' | 'catalogueEdited' | 'log'>
type Wanted = { appId: number; field: MediaColumn; address: string }

const PATIENCE_MS: Record<MediaKind, number> = {
  image: 20 * SECOND_MS,
  video: 120 * SECOND_MS,
  captions: 20 * SECOND_MS,
}
const FAILURES: Partial<Record<ProblemError['code'], string>> = {
  unsupported_media_type: 'appsAdmin.transfer.file.wrongType',
  unreadable_image: 'appsAdmin.transfer.file.unreadable',
  unreadable_video: 'appsAdmin.transfer.file.unreadable',
}

/**
 * Fetches a file and places it as an upload does.
 *
 * @param deadline ends every fetch of an import
 * @returns `null`, or the message key that says why the old file stays
 */
export async function placeByAddress(
  deps: FetchDeps,
  by: Author,
  { appId, field, address }: Wanted,
  deadline: AbortSignal,
): Promise<string | null> {
  const { config, log } = deps
  const { kind, language } = MEDIA_PLACES[field]
  const folder = incomingFolder(config.dataDir)
  const file = join(folder, `${randomBytes(16).toString('hex')}.part`)
  try {
    await mkdir(folder, { recursive: true })
    await download(address, {
      file,
      limit: limitOf(kind, config),
      allowsPrivate: config.importAllowPrivate,
      signal: AbortSignal.any([deadline, AbortSignal.timeout(PATIENCE_MS[kind])]),
    })
    await attachMedia(deps, by, { appId, language, kind }, await prepareMedia(kind, file, folder))
    return null
  } catch (error) {
    log.warn({ err: error, app: appId, field }, 'file of an import not placed')
    if (error instanceof TooLarge) return 'appsAdmin.transfer.file.tooLarge'
    const known = error instanceof ProblemError && FAILURES[error.code]
    return known || 'appsAdmin.transfer.file.unreachable'
  } finally {
    await rm(file, { force: true })
  }
}

const limitOf = (kind: MediaKind, { videoMaxBytes }: Deps['config']) =>
  ({ image: IMAGE_MAX_BYTES, video: videoMaxBytes, captions: CAPTIONS_MAX_BYTES })[kind]
