import { endpoint } from '../endpoint.ts'
import {
  CodeConfirmation,
  CodeSecret,
  FactorBeginning,
  FactorShown,
  FactorSignIn,
  Factors,
  FactorTicket,
  NewPasskey,
  Passkey,
  RecoveryCodes,
} from '../factors.ts'
import { PasskeyCreation, PasskeyRequest } from '../passkeys.ts'
import { passkey, passkeyCreation, passkeyMade, passkeyRequest, session, user } from '../samples.ts'
import { Session } from '../tokens.ts'

const tag = 'factors'
const factor_ticket = session.access_token
const code = '492039'

export const readFactorOptions = endpoint({
  post: '/v1/token/factor/options/',
  who: 'anyone',
  tag: 'session',
  summary: 'Ask for a challenge to sign in with a passkey',
  body: FactorTicket,
  answer: PasskeyRequest,
  errors: ['factor_ticket_over'],
  example: { body: { factor_ticket }, answer: passkeyRequest },
})

export const signInWithFactor = endpoint({
  post: '/v1/token/factor/',
  who: 'anyone',
  tag: 'session',
  summary: 'Finish a sign-in with the second factor',
  about: 'Takes one of `code`, `recovery` and `passkey`. The ticket serves five minutes and few attempts.',
  body: FactorSignIn,
  answer: Session,
  errors: [
    'factor_refused',
    'factor_ticket_over',
    'account_blocked',
    'account_disabled',
    'company_signin_only',
  ],
  example: { body: { factor_ticket, code }, answer: session },
})

export const readFactors = endpoint({
  get: '/v1/factors/',
  who: 'user',
  tag,
  summary: 'Read one’s own second factors',
  answer: Factors,
  example: {
    answer: {
      policy: 'offered',
      available: true,
      passkeys: [passkey],
      code: { since: user.created_at },
      recovery_left: 9,
      checked_until: null,
    },
  },
})

const beginning = {
  who: 'user',
  stepUp: true,
  tag,
  about: 'The first factor takes the password, or a sign-in less than 15 minutes old.',
  body: FactorBeginning,
  errors: ['factor_unavailable', 'confirm_password'],
} as const

export const beginPasskey = endpoint({
  ...beginning,
  post: '/v1/factors/passkeys/options/',
  summary: 'Ask for a challenge to make a passkey',
  answer: PasskeyCreation,
  example: { body: { password: 'Essai-2026!ok' }, answer: passkeyCreation },
})

export const addPasskey = endpoint({
  post: '/v1/factors/passkeys/',
  who: 'user',
  tag,
  summary: 'Add a passkey',
  body: NewPasskey,
  answer: Passkey,
  status: 201,
  errors: ['factor_unavailable', 'factor_wrong'],
  example: { body: { name: passkey.name, response: passkeyMade }, answer: passkey },
})

export const removePasskey = endpoint({
  delete: '/v1/factors/passkeys/:id/',
  who: 'user',
  stepUp: true,
  tag,
  summary: 'Remove one of one’s passkeys',
})

export const beginCode = endpoint({
  ...beginning,
  post: '/v1/factors/code/',
  summary: 'Ask for the secret of one-time codes',
  about: `${beginning.about} Nothing changes before a code is confirmed.`,
  answer: CodeSecret,
  example: {
    body: { password: 'Essai-2026!ok' },
    answer: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Next%20Epsilon%20Apps:zoe.martin%40exemple.fr?issuer=Next%20Epsilon%20Apps&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    },
  },
})

export const confirmCode = endpoint({
  post: '/v1/factors/code/confirm/',
  who: 'user',
  tag,
  summary: 'Set one-time codes with a first code',
  body: CodeConfirmation,
  errors: ['factor_unavailable', 'factor_wrong'],
  example: { body: { code } },
})

export const removeCode = endpoint({
  delete: '/v1/factors/code/',
  who: 'user',
  stepUp: true,
  tag,
  summary: 'Remove one’s one-time codes',
})

export const makeRecoveryCodes = endpoint({
  post: '/v1/factors/recovery/',
  who: 'user',
  stepUp: true,
  tag,
  summary: 'Make recovery codes',
  about: 'They are shown once, serve once each, and the ones before end.',
  answer: RecoveryCodes,
  errors: ['factor_unavailable'],
  example: {
    answer: {
      codes: Array.from('ABCDEFGHIJ', (letter) => `${letter}MZD-7QXP-K2LW-T5RV`),
    },
  },
})

export const readCheckOptions = endpoint({
  post: '/v1/factors/check/options/',
  who: 'user',
  tag,
  summary: 'Ask for a challenge to show a passkey again',
  answer: PasskeyRequest,
  errors: ['factor_unavailable'],
  example: { answer: passkeyRequest },
})

export const checkFactor = endpoint({
  post: '/v1/factors/check/',
  who: 'user',
  tag,
  summary: 'Show the second factor again',
  about: 'For 15 minutes, this session may do what asks for a fresh check.',
  body: FactorShown,
  errors: ['factor_unavailable', 'factor_wrong'],
  example: { body: { code } },
})
