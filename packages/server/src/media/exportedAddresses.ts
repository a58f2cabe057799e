import { DAY_MS, type MediaColumn, mediaPath, TRANSFERRED_MEDIA } from '@portal/contract'
import type { AppRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { extensionOf, isGuarded } from './kinds.ts'
import { MEDIA_SECRET } from './serve.ts'
import { sign } from './signature.ts'

/** Leaves time to carry an export to another portal. */
const SIGNED_SECONDS = DAY_MS / 1000

/** Gives the addresses from which another portal fetches an app's files; a guarded one is signed for a day. */
export async function exportedAddresses(
  { config, secrets, now }: Pick<Deps, 'config' | 'secrets' | 'now'>,
  app: AppRow,
): Promise<Record<MediaColumn, string | null>> {
  const secret = await secrets.read(MEDIA_SECRET)
  const addressOf = (stored: string | null) => {
    const path = mediaPath(stored)
    if (path === null) return null
    const address = ownAddress(config, path)
    const extension = extensionOf(path)
    const isOpen = !extension || !isGuarded(extension) || app.is_public_video === 1
    return isOpen ? address : `${address}?${new URLSearchParams(sign(secret, path, now(), SIGNED_SECONDS))}`
  }
  return Object.fromEntries(TRANSFERRED_MEDIA.map((column) => [column, addressOf(app[column])])) as Record<
    MediaColumn,
    string | null
  >
}

/** Gives the address at which this portal serves a stored file. */
export const ownAddress = ({ mediaBaseUrl }: Pick<Deps['config'], 'mediaBaseUrl'>, path: string) =>
  `${mediaBaseUrl}/${path}`
