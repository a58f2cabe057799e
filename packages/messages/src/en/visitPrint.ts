import type { visitPrint as french } from '../fr/visitPrint.ts'
import type { Translation } from '../types.ts'

/** The printed page of a visit pass, which carries both languages. */
export const visitPrint = {
  lead: 'Scan this code with your phone.',
  steps: 'Create your account or sign in: the apps open at once.',
  address: 'Or type this address:',
  window: 'From %{from} to %{to} (Paris time)',
} as const satisfies Translation<typeof french>
