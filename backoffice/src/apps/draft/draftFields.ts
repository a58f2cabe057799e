import type { AppDraft } from '@portal/contract'
import { type AppColumn, EDITED_COLUMNS } from '@portal/contract/rules'

type Values = Partial<Record<AppColumn, unknown>>
const given = (value: unknown) => (value === undefined || value === '' ? null : value)

/** Gives the fields of a form that differ from the app as it is published; of a new app, all that are filled in. */
export const draftFields = (values: Values, published: Values = {}): AppDraft['fields'] =>
  Object.fromEntries(
    EDITED_COLUMNS.filter((column) => given(values[column]) !== given(published[column])).map((column) => [
      column,
      given(values[column]),
    ]),
  )

/** Lists what a draft would change, as the history shows it. */
export const draftChanges = (fields: AppDraft['fields'], published: Values = {}) =>
  EDITED_COLUMNS.filter((field) => field in fields && given(fields[field]) !== given(published[field])).map(
    (field) => ({
      field,
      before: given(published[field]) as string | number | boolean | null,
      after: fields[field] ?? null,
    }),
  )
