import { AppCreate, DraftFields } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { fieldErrors } from '../apps/fieldErrors.ts'
import type { DraftRow } from '../db/tables.ts'

const invalid = (errors: Record<string, string>) => new ProblemError('invalid_fields', { errors })

/** Checks fields of an app as an edit would; those of a new app must be complete. @throws ProblemError `invalid_fields` */
export function parseFields(appId: number | null, given: unknown): DraftFields {
  const { data, error } = DraftFields.safeParse(given)
  if (error) throw invalid(fieldErrors(error))
  if (appId === null) newAppOf(data)
  return data
}

/** Reads the fields of a new app. @throws ProblemError `invalid_fields` */
export function newAppOf(fields: DraftFields): AppCreate {
  const { data, error } = AppCreate.safeParse(fields)
  if (error) throw invalid(fieldErrors(error))
  return data
}

export const fieldsOf = ({ fields }: Pick<DraftRow, 'fields'>) => JSON.parse(fields) as DraftFields
