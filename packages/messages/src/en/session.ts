import type { session as french } from '../fr/session.ts'
import type { Translation } from '../types.ts'

export const session = {
  signingOut: 'Signing you out…',
  companyWaiting: 'Signing in…',
  companyConsentWho: 'Your company tells us that you are %{who}.',
  companyConsentLead: 'This is your first visit. Before we create your account, we need your agreement.',
  companyUnreachable:
    'Your company’s sign-in is not answering at the moment. Please try again shortly. Administrators who have a portal password can use it.',
  companyRefused: 'The sign-in was cancelled, or refused by your company.',
  companyOver: 'This sign-in is no longer valid, or could not be verified. Please start again.',
  companyAgain: 'Start again',
  companyOtherWay: 'Back to the sign-in page',
  forgottenLead: 'Enter your e-mail address: we will send you a link to choose a new password.',
  forgottenSubmit: 'Send me the link',
  forgottenSent:
    'If an account exists with this address, a message has just been sent there. The link is valid for one hour.',
  forgottenAgain: 'No message? Check your spam folder, then send the link again.',
  confirmLead: 'One last thing: tell us that this address is yours.',
  confirmSubmit: 'Confirm my address',
  confirmDone: 'Your address is confirmed. You can open the apps that you have been granted.',
  confirmInvalid:
    'This link is no longer valid, or has already been used. You can ask for another one on your account page.',
  resetSubmit: 'Save the new password',
  resetDone: 'Your password has been changed. You can sign in.',
  resetLinkInvalid: 'This link is no longer valid. Ask for a new one.',
  resetAskAgain: 'Ask for a new link',
} as const satisfies Translation<typeof french>
