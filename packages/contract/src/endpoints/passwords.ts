import { endpoint } from '../endpoint.ts'
import { session, user } from '../samples.ts'
import { PasswordChange, PasswordForgotten, PasswordReset } from '../users.ts'

const tag = 'account'
const newPasswords = { passwordNew: 'Neuf-2026!ok', passwordConfirm: 'Neuf-2026!ok' }

export const changePassword = endpoint({
  put: '/v1/users/password/',
  who: 'user',
  tag,
  summary: 'Change the password and end the other sessions',
  body: PasswordChange,
  example: { body: { password: 'Essai-2026!ok', ...newPasswords } },
})

export const forgetPassword = endpoint({
  post: '/v1/users/password/forgotten/',
  who: 'anyone',
  tag,
  summary: 'Ask for a link to set a new password',
  about: 'The answer is the same for every address.',
  body: PasswordForgotten,
  example: { body: { email: user.email } },
})

export const resetPassword = endpoint({
  post: '/v1/users/password/reset/',
  who: 'anyone',
  tag,
  summary: 'Set a new password with the token of a link',
  body: PasswordReset,
  example: { body: { token: session.access_token, ...newPasswords } },
})
