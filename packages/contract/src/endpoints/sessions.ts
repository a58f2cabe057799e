import { endpoint } from '../endpoint.ts'
import { session, user } from '../samples.ts'
import { Logout, Refresh, RefreshAnswer, Session, SignIn } from '../tokens.ts'

const tag = 'session'
const { access_token, refresh_token } = session

export const signIn = endpoint({
  post: '/v1/token/',
  who: 'anyone',
  tag,
  summary: 'Sign in',
  about:
    'Where a second factor is asked for, a right password is answered by `second_factor_needed` with the ticket of `POST /v1/token/factor/`.',
  body: SignIn,
  answer: Session,
  errors: [
    'invalid_credentials',
    'account_blocked',
    'account_disabled',
    'company_signin_only',
    'second_factor_needed',
  ],
  example: { body: { email: user.email, password: 'Essai-2026!ok' }, answer: session },
})

export const refreshSession = endpoint({
  post: '/v1/token/refresh/',
  who: 'anyone',
  tag,
  summary: 'Renew the access token',
  about: 'The verdict is `status_code` inside a 200.',
  body: Refresh,
  answer: RefreshAnswer,
  example: { body: { refresh_token }, answer: { status_code: 200, access_token, refresh_token } },
})

export const signOut = endpoint({
  post: '/v1/logout/',
  who: 'anyone',
  tag,
  summary: 'End a session, by either of its tokens',
  about: 'A session of the company’s sign-in names in `Location` where the session there ends too.',
  body: Logout,
  example: { body: { refresh_token } },
})
