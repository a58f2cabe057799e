import type { signin as french } from '../fr/signin.ts'
import type { Translation } from '../types.ts'

export const signin = {
  title: 'Sign in',
  errorIdentify: 'Sign-in failed!',
  validEmail: 'Please enter a valid e-mail address',
} as const satisfies Translation<typeof french>
