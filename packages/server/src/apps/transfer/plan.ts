import {
  AppCreate,
  AppUpdate,
  EDITED_COLUMNS,
  type FieldChange,
  type ImportedApp,
  normalizeCode,
} from '@portal/contract'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { fieldErrors } from '../fieldErrors.ts'
import { editedFields } from '../present.ts'
import { planMedia } from './media.ts'
import type { Plan } from './planType.ts'

type Given = Record<string, unknown>
export const codeOf = ({ code }: Given): string =>
  typeof code === 'string' ? normalizeCode(code.trim()) : ''

/** Judges one row: what it would create or change, or why it is refused. */
export function planRow(
  given: Given,
  row: number,
  existing: AppRow | undefined,
  config: Deps['config'],
): Plan {
  const code = codeOf(given)
  const { media, errors: wrongMedia } = planMedia(given, existing, config)
  const refused = (errors: ImportedApp['errors']): Plan => ({
    row,
    code,
    act: 'refused',
    changes: [],
    media: [],
    errors: { ...wrongMedia, ...errors },
  })
  const isWrong = Object.keys(wrongMedia).length > 0
  if (!existing) {
    const { data, error } = AppCreate.safeParse(given)
    if (error || isWrong) return refused(error ? fieldErrors(error) : {})
    return { row, code, act: 'create', changes: changesOf({}, data), media, errors: {}, body: data }
  }
  // A version that the file may carry is of another day: the row is judged against the app as it is.
  const { data, error } = AppUpdate.safeParse({ ...given, updated_at: undefined })
  if (error || isWrong) return refused(error ? fieldErrors(error) : {})
  const changes = changesOf(editedFields(existing), data)
  const plan = { row, code, changes, media, errors: {} }
  return changes.length > 0 || media.length > 0
    ? { ...plan, act: 'change', id: existing.id, body: data }
    : { ...plan, act: 'none' }
}

const changesOf = (before: Partial<AppUpdate>, after: Partial<AppUpdate>): FieldChange[] =>
  EDITED_COLUMNS.filter(
    (field) => after[field] !== undefined && (before[field] ?? null) !== after[field],
  ).map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
