import type { Synonyms } from '@portal/contract'
import type { ParameterRow } from '../db/tables.ts'

/** Presents the parameter of the synonyms; switched off, it holds none. */
export const presentSynonyms = (row: ParameterRow): Synonyms => ({
  synonyms: row.parameter_status === 1 ? row.parameter_value : '',
  updated_at: row.updated_at,
})
