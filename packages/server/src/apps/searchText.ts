import { SEARCHED_COLUMNS, type SearchedColumn } from '@portal/contract'
import { fold } from '@portal/platform/db/search'
import type { AppRow } from '../db/tables.ts'

type SearchableApp = Pick<AppRow, 'name' | 'code'> & Partial<Pick<AppRow, SearchedColumn>>

/** Folds what an app is searched and sorted by, into the columns that hold it. */
export const foldedApp = (app: SearchableApp) => ({
  search: fold(
    SEARCHED_COLUMNS.map((column) => app[column])
      .filter(Boolean)
      .join(' '),
  ),
  name_sort: fold(app.name),
})
