import type { parametersAdmin as french } from '../fr/parametersAdmin.ts'
import type { Translation } from '../types.ts'

export const parametersAdmin = {
  validName: 'Letters, digits, dots and hyphens; a letter first',
  validValue: 'This value does not suit this parameter',
  nameTaken: 'This parameter exists already',
} as const satisfies Translation<typeof french>
