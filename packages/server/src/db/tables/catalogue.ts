import type { AppValues, DraftFailure, ExtensionMinutes } from '@portal/contract'
import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

/** Apps with all that editors keep of them, and the catalogue that they make. */
export interface CatalogueTables {
  apps: AppsTable
  files: FilesTable
  app_changes: AppChangesTable
  drafts: DraftsTable
  previews: PreviewsTable
  app_followers: AppFollowersTable
  app_views: AppViewsTable
  search_misses: SearchMissesTable
  revisions: RevisionsTable
}

/** Columns that an editor writes, from the contract's field table; flags are 0 or 1. */
type EditedColumns = {
  [Column in keyof AppValues]: AppValues[Column] extends boolean ? Flag : AppValues[Column]
}

interface AppsTable extends Omit<EditedColumns, 'extension_minutes'> {
  extension_minutes: Generated<ExtensionMinutes>
  id: Generated<number>
  img_src: string | null
  img_src_en: string | null
  /** JSON of the contract's ImageSet. */
  image: string | null
  image_en: string | null
  video_src: string | null
  video_src_en: string | null
  captions_src: string | null
  captions_src_en: string | null
  order: number
  /** Since when the demo has not answered. */
  down_since: string | null
  /** Instant when the demo last passed the conformance list. */
  verified_at: string | null
  /** Version of the app's credentials; raised to renew them. */
  secret_version: Generated<number>
  created_at: string
  updated_at: string
  search: string
  /** Folded name, by which lists are sorted. */
  name_sort: string
}

/** Every stored file, to find orphans. */
interface FilesTable {
  path: string
  /** `null` once it was removed, or its app was: nobody is served it any longer. */
  app_id: number | null
  kind: 'image' | 'video' | 'captions'
  bytes: number
  created_at: string
  /** Instant when it was replaced or removed; the sweep deletes it later. */
  detached_at: string | null
}

/** The fields that a change of an app wrote, beside its entry in the journal; goes with the app. */
interface AppChangesTable {
  entry_id: number
  app_id: number
  /** JSON of the contract's FieldChange[]. */
  changes: string
  /** Entry of the change that this one took back. */
  undoes: number | null
}

/** Changes of an app, or a new app, that are not published (docs/product.md#drafts). */
interface DraftsTable {
  id: Generated<number>
  /** `null` for an app that does not exist yet. */
  app_id: number | null
  /** JSON of the fields. */
  fields: string
  /** The app's `updated_at` when the draft began. */
  based_on: string | null
  publish_at: string | null
  /** Reason for which the planned publication did not take place. */
  failure: DraftFailure | null
  author_id: number | null
  planner_id: number | null
  created_at: string
  updated_at: string
}

interface PreviewsTable {
  /** SHA-256 of the key in the address. */
  hash: string
  draft_id: number
  /** JSON of the rendered pages; `null` while they are rendered. */
  pages: string | null
  /** Reason for which they could not be rendered. */
  error: string | null
  created_at: string
  expires_at: string
}

/** People who asked to be told when an app opens. */
interface AppFollowersTable {
  app_id: number
  user_id: number
  created_at: string
}

/** Views of each app's page, without who. */
interface AppViewsTable {
  /** In Paris, `yyyy-MM-dd`. */
  day: string
  app_id: number
  views: number
}

/** Words that found no app; nothing of who looked for them. */
interface SearchMissesTable {
  id: Generated<number>
  /** In small letters; unique. */
  words: string
  count: number
  first_at: string
  last_at: string
}

/** One row, `catalogue`: moves in the transaction of every edit that the public site shows. */
interface RevisionsTable {
  name: string
  revision: number
  updated_at: string
}
