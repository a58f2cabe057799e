import type { CallInput, Language, ListInput, PasswordChange, User } from '@portal/contract'
import type { PasswordResetForm, ProfileField } from '@portal/contract/rules'
import type { Calls } from '../calls.ts'

export type RegistrationBody = CallInput<'POST /v1/users/'>['body']
export type ProfileBody = Pick<User, ProfileField | 'email' | 'optin_email'>

export const userCalls = ({ call, open, list, exchange }: Calls) => ({
  /** Creates an account. The caller saves the tokens, after the welcome. */
  register: (body: RegistrationBody) => open('POST /v1/users/', { body }),
  me: () => call('GET /v1/user/me/'),
  updateProfile: (id: number, body: ProfileBody) =>
    call('PUT /v1/users/account/:id', { params: { id }, body }),
  changePassword: (body: PasswordChange) => call('PUT /v1/users/password/', { body }),
  /** Gives or withdraws the consent to data processing. */
  changeConsent: (consent: boolean, language: Language) =>
    call('PUT /v1/user/consent/', { body: { consent, language } }),
  /** Reads everything that the portal keeps about the caller (GDPR, art. 15 and 20). */
  exportData: () => call('GET /v1/user/export/'),
  /** @returns the status of the answer; 204 means success */
  deleteAccount: async (password?: string) =>
    (await exchange('DELETE /v1/user/acccount/', { body: { password } })).status,
  /** Asks for another link that confirms the caller's address. */
  askForConfirmation: () => call('POST /v1/user/email/confirmation/'),
  confirmEmail: (token: string) => open('POST /v1/users/email/confirm/', { body: { token } }),
  forgotPassword: (email: string) => open('POST /v1/users/password/forgotten/', { body: { email } }),
  resetPassword: (body: PasswordResetForm & { token: string }) =>
    open('POST /v1/users/password/reset/', { body }),

  /** Lists accounts, for administrators. */
  list: (asked: ListInput<'GET /v1/manageusers/'>) => list('GET /v1/manageusers/', asked),
})
