import {
  AppCreate,
  AppUpdate,
  EDITED_COLUMNS,
  type FieldChange,
  type ImportedApp,
  normalizeCode,
} from '@portal/contract'
import type { AppRow } from '../../db/tables.ts'
import { fieldErrors } from '../fieldErrors.ts'
import { editedFields } from '../present.ts'

type Given = Record<string, unknown>
/** An import's plan for one row. */
export type Plan = ImportedApp &
  (
    | { act: 'create'; body: AppCreate }
    | { act: 'change'; id: number; body: AppUpdate }
    | { act: 'none' | 'refused' }
  )

export const codeOf = ({ code }: Given): string =>
  typeof code === 'string' ? normalizeCode(code.trim()) : ''

/** Judges one row: what it would create or change, or why it is refused. */
export function planRow(given: Given, row: number, existing: AppRow | undefined): Plan {
  const code = codeOf(given)
  const refused = (errors: ImportedApp['errors']): Plan => ({
    row,
    code,
    act: 'refused',
    changes: [],
    errors,
  })
  if (!existing) {
    const { data, error } = AppCreate.safeParse(given)
    if (error) return refused(fieldErrors(error))
    return { row, code, act: 'create', changes: changesOf({}, data), errors: {}, body: data }
  }
  // A version that the file may carry is of another day: the row is judged against the app as it is.
  const { data, error } = AppUpdate.safeParse({ ...given, updated_at: undefined })
  if (error) return refused(fieldErrors(error))
  const changes = changesOf(editedFields(existing), data)
  const plan = { row, code, changes, errors: {} }
  return changes.length > 0
    ? { ...plan, act: 'change', id: existing.id, body: data }
    : { ...plan, act: 'none' }
}

const changesOf = (before: Partial<AppUpdate>, after: Partial<AppUpdate>): FieldChange[] =>
  EDITED_COLUMNS.filter(
    (field) => after[field] !== undefined && (before[field] ?? null) !== after[field],
  ).map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
