import { fold } from '@portal/platform/db/search'
import type { AppRow } from '../db/tables.ts'

type SearchableApp = Pick<AppRow, 'name' | 'code'> &
  Partial<Pick<AppRow, 'name_en' | 'tags' | 'tags_en' | 'badge' | 'badge_en'>>

/** What the `search` column of an app holds. */
export const appSearch = (app: SearchableApp) =>
  fold(
    [app.name, app.name_en, app.code, app.tags, app.tags_en, app.badge, app.badge_en]
      .filter(Boolean)
      .join(' '),
  )
