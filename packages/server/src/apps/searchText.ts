import { SEARCHED_COLUMNS, type SearchedColumn } from '@portal/contract'
import { fold } from '@portal/platform/db/search'
import type { AppRow } from '../db/tables.ts'

type SearchableApp = Pick<AppRow, 'name' | 'code'> & Partial<Pick<AppRow, SearchedColumn>>

/** Builds the text of an app's `search` column. */
export const appSearch = (app: SearchableApp) =>
  fold(
    SEARCHED_COLUMNS.map((column) => app[column])
      .filter(Boolean)
      .join(' '),
  )
