import type { appsAdmin as french } from '../fr/appsAdmin.ts'
import type { Translation } from '../types.ts'

export const appsAdmin = {
  validCode: 'Please enter a valid code!',
  codeTaken: 'This code is already taken',
} as const satisfies Translation<typeof french>
