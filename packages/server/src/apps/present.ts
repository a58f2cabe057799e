import {
  type AdminApp,
  type App,
  type AppValues,
  EDITED_COLUMNS,
  type ImageSet,
  mediaPath,
  PUBLIC_COLUMNS,
  type PublicApp,
  pick,
} from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { AppRow } from '../db/tables.ts'
import { countFollowers } from '../followers/queries.ts'

/** Every app begins with credentials that nobody was shown. */
const FIRST_VERSION = 1

/** The columns that may become public. */
type ShownRow = Omit<AppRow, 'secret_version' | 'search' | 'name_sort' | 'down_since' | 'verified_at'>

/** Presents an app to anybody; a video for members leaves only as `has_video`. */
export function publicApp(row: ShownRow): PublicApp {
  const app = visibleFields(row)
  if (row.is_public_video) return app
  return { ...app, video_src: null, video_src_en: null, captions_src: null, captions_src_en: null }
}

/** Presents an app to a signed-in user. */
export const userApp = (row: AppRow): App => ({ ...visibleFields(row), app_status: row.status })

/** The fields that an editor writes, as the API gives them. */
export const editedFields = (row: AppRow): AppValues => ({
  ...pick(row, EDITED_COLUMNS),
  is_active_url: row.is_active_url === 1,
  is_public_video: row.is_public_video === 1,
})

/** Presents apps to editors, with how many people wait for the opening of each. */
export async function adminApps(db: DbOrTrx, rows: readonly AppRow[]): Promise<AdminApp[]> {
  const ids = rows.map(({ id }) => id)
  const followers = await countFollowers(db, ids)
  return rows.map((row) => editedApp(row, followers.get(row.id) ?? 0))
}

/** Presents one app to editors. */
export const adminApp = async (db: DbOrTrx, row: AppRow): Promise<AdminApp> =>
  editedApp(row, (await countFollowers(db, [row.id])).get(row.id) ?? 0)

const editedApp = (row: AppRow, followers: number): AdminApp => ({
  ...visibleFields(row),
  ...editedFields(row),
  down_since: row.down_since,
  verified_at: row.verified_at,
  has_credentials: row.secret_version > FIRST_VERSION,
  followers,
})

function visibleFields(row: ShownRow): PublicApp {
  return {
    id: row.id,
    ...pick(row, PUBLIC_COLUMNS),
    img_src: mediaPath(row.img_src),
    img_src_en: mediaPath(row.img_src_en),
    image: imageSet(row.image),
    image_en: imageSet(row.image_en),
    video_src: mediaPath(row.video_src),
    video_src_en: mediaPath(row.video_src_en),
    captions_src: mediaPath(row.captions_src),
    captions_src_en: mediaPath(row.captions_src_en),
    has_video: mediaPath(row.video_src) !== null,
    has_video_en: mediaPath(row.video_src_en) !== null,
    // Without an address the switch opens nothing.
    is_active_url: row.is_active_url === 1 && row.url !== null,
    order: row.order,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

const imageSet = (stored: string | null): ImageSet | null =>
  stored === null ? null : (JSON.parse(stored) as ImageSet)
