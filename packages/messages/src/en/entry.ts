import type { entry as french } from '../fr/entry.ts'
import type { Translation } from '../types.ts'

export const entry = { title: 'Sign in', register: 'Create account' } satisfies Translation<typeof french>
