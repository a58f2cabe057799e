import { APP_COLUMNS, type AppColumn, EDITED_COLUMNS } from '@portal/contract/rules'

/** Columns without which no app can be saved. */
const REQUIRED = EDITED_COLUMNS.filter((column) => {
  const field = APP_COLUMNS[column]
  return ['code', 'category', 'status'].includes(field.kind) || ('required' in field && field.required)
})

type Form = { values: Partial<Record<AppColumn, unknown>>; errors: object }

/** Tells which fields keep a form from being saved: the empty ones, and those with a wrong value. */
export function unsaveable({ values, errors }: Form): { empty: AppColumn[]; wrong: AppColumn[] } {
  const empty = REQUIRED.filter(
    (column) => values[column] === undefined || values[column] === null || values[column] === '',
  )
  const wrong = EDITED_COLUMNS.filter((column) => column in errors && !empty.includes(column))
  return { empty, wrong }
}
