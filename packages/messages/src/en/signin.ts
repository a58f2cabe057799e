import type { signin as french } from '../fr/signin.ts'
import type { Translation } from '../types.ts'

export const signin = {
  chosenApp: 'You are asking for access to',
  title: 'Sign in',
  lead: 'Find your accesses to the demonstration applications.',
  errorIdentify: 'Sign-in failed!',
  validEmail: 'Please enter a valid e-mail address',
  or: 'or',
  companyTitle: 'Your company’s sign-in',
  byPassword: 'Sign in with a password of the portal',
  byPasswordHint: 'For the administration of the portal only.',
  companyOnly: 'This portal opens with your company account. Yours is created here when you first sign in.',
  forgotten: 'Forgotten your password?',
  noAccount: 'No account yet?',
  register: 'Create an account',
  forApp: 'Sign in to request access to the application you chose.',
  sessionEnded: 'Sign in to carry on where you were.',
} as const satisfies Translation<typeof french>
