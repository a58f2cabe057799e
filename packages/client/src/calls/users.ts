import type { Language, PasswordChange, Registered, User, UserExport } from '@portal/contract'
import type { PasswordResetForm, RegistrationForm } from '@portal/contract/rules'
import type { Http } from '../http.ts'
import { listOf } from '../lists.ts'

/** What the registration form sends; the server cuts and checks (`Registration` in the contract). */
export type RegistrationBody = RegistrationForm & { appId?: number; language?: Language }
export type ProfileBody = Pick<User, 'email' | 'nom' | 'prenom' | 'telephone' | 'organisation' | 'fonction'> &
  Pick<User, 'optin_email' | 'civility'>

export const userCalls = (http: Http) => ({
  /** Creates an account. The answer's tokens are the caller's to save: the welcome comes first. */
  register: (body: RegistrationBody) => http.post<Registered>('v1/users/', { json: body, renews: false }),
  me: () => http.get<User>('v1/user/me/'),
  updateProfile: (id: number, body: ProfileBody) => http.put<User>(`v1/users/account/${id}`, { json: body }),
  changePassword: (body: PasswordChange) => http.put<void>('v1/users/password/', { json: body }),
  /** Accepts the data-processing text, or takes that back. */
  changeConsent: (consent: boolean, language: Language) =>
    http.put<User>('v1/user/consent/', { json: { consent, language } }),
  /** Everything that the portal keeps about the caller (RGPD, art. 15 and 20). */
  exportData: () => http.get<UserExport>('v1/user/export/'),
  /** @returns the answer's status: 204 is expected (specification, section 8) */
  deleteAccount: async (password?: string) =>
    (await http.request<void>('delete', 'v1/user/acccount/', { json: { password } })).status,
  forgotPassword: (email: string) =>
    http.post<void>('v1/users/password/forgotten/', { json: { email }, renews: false }),
  resetPassword: (body: PasswordResetForm & { token: string }) =>
    http.post<void>('v1/users/password/reset/', { json: body, renews: false }),

  /** Administrators only. */
  list: listOf<User>(http, 'v1/manageusers/'),
})
