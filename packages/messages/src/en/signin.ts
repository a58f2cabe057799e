import type { signin as french } from '../fr/signin.ts'
import type { Translation } from '../types.ts'

export const signin = {
  title: 'Sign in',
  lead: 'Find your accesses to the demonstration applications.',
  errorIdentify: 'Sign-in failed!',
  validEmail: 'Please enter a valid e-mail address',
  forgotten: 'Forgotten your password?',
  noAccount: 'No account yet?',
  register: 'Create an account',
  forApp: 'Sign in to request access to the application you chose.',
  sessionEnded: 'Sign in to carry on where you were.',
} as const satisfies Translation<typeof french>
