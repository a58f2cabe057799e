import type { Parameter } from '@portal/contract'
import type { ParameterRow } from '../db/tables.ts'

/** A parameter as administrators see it; `status` is a second name of `parameter_status`. */
export const presentParameter = (row: ParameterRow): Parameter => ({ ...row, status: row.parameter_status })
