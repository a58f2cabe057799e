import type { signin as french } from '../fr/signin.ts'
import type { Translation } from '../types.ts'
import { entry } from './entry.ts'

export const signin = {
  chosenApp: 'You are asking for access to',
  ...entry,
  lead: 'Get back to your apps.',
  errorIdentify: 'Sign-in failed!',
  validEmail: 'Please enter a valid e-mail address',
  or: 'or',
  companyTitle: 'Your company’s sign-in',
  byPassword: 'Sign in with a portal password',
  byPasswordHint: 'For portal administration only.',
  companyOnly: 'This portal opens with your company account. Yours is created here when you first sign in.',
  forgotten: 'Forgotten your password?',
  noAccount: 'No account yet?',
  forApp: 'Sign in to request access to the app you chose.',
  sessionEnded: 'Sign in to carry on where you were.',
} as const satisfies Translation<typeof french>
