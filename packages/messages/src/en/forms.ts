import type { forms as french } from '../fr/forms.ts'
import type { Translation } from '../types.ts'

export const forms = {
  missing: {
    email: 'Enter your e-mail address.',
    password: 'Enter your password.',
    passwordNew: 'Choose a new password.',
    passwordConfirm: 'Repeat the password.',
    prenom: 'Enter your first name.',
    nom: 'Enter your last name.',
    civility: 'Choose a title.',
  },
  errorTitle: 'Error: %{title}',
  takenSignIn: 'Sign in with this address',
  takenForgotten: 'Choose a new password',
} satisfies Translation<typeof french>
