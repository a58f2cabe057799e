import type { showFactor as french } from '../fr/showFactor.ts'
import type { Translation } from '../types.ts'

export const showFactor = {
  intro: 'A second factor protects this account.',
  passkeyLead: 'Your device asks for your fingerprint, your face or its PIN.',
  passkey: 'Use my passkey',
  passkeyAgain: 'The passkey did not answer. Try again, or choose another way.',
  passkeyUnsupported: 'This browser does not support passkeys. Open the portal in another one.',
  code: 'One-time code',
  codeHint: 'The six digits that your app shows.',
  codeShape: 'Enter the six digits of the code',
  useCode: 'Use a one-time code',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten codes that you saved. Each works once.',
  useRecovery: 'Use a recovery code',
  wrong: 'This code was not accepted',
  submit: 'Continue',
  over: 'This sign-in took too long, or too many attempts failed. Start again with your password.',
  lost: 'Lost all of these? Another administrator can reset your second factor.',
  back: 'Back to the password',
  stepUpTitle: 'Confirm that it is you',
  stepUpText: 'This action needs your second factor. You will not be asked again for 15 minutes.',
} satisfies Translation<typeof french>
