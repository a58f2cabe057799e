import { endpoint } from '../endpoint.ts'
import { access, app, profile, registration, session, user } from '../samples.ts'
import { Registered } from '../tokens.ts'
import { UserExport } from '../userExport.ts'
import {
  AccountDeletion,
  ConsentChange,
  EmailConfirmation,
  OwnAccount,
  ProfileUpdate,
  Registration,
  User,
} from '../users.ts'

const tag = 'account'

export const register = endpoint({
  post: '/v1/users/',
  who: 'anyone',
  tag,
  summary: 'Create an account and sign it in',
  about: 'With `appId` it asks for that app, too, if it is still there and online.',
  body: Registration,
  answer: Registered,
  status: 201,
  errors: ['registration_closed', 'email_taken'],
  example: {
    body: { ...registration, appId: app.id },
    answer: { ...session, user },
  },
})

export const readAccount = endpoint({
  get: '/v1/user/me/',
  who: 'user',
  tag,
  summary: 'Read one’s own account',
  answer: OwnAccount,
  example: { answer: { ...user, email_to_confirm: false } },
})

export const updateProfile = endpoint({
  put: '/v1/users/account/:id',
  who: 'user',
  tag,
  summary: 'Change one’s own profile',
  body: ProfileUpdate,
  answer: User,
  example: { body: profile, answer: user },
})

export const changeConsent = endpoint({
  put: '/v1/user/consent/',
  who: 'user',
  tag,
  summary: 'Accept the data-processing text, or take that back',
  body: ConsentChange,
  answer: User,
  errors: ['not_found'],
  example: { body: { consent: false }, answer: { ...user, consent_version: null, consent_at: null } },
})

export const exportAccount = endpoint({
  get: '/v1/user/export/',
  who: 'user',
  tag,
  summary: 'Read everything that is kept about oneself',
  answer: UserExport,
  example: {
    answer: {
      exported_at: user.created_at,
      account: user,
      consents: [{ version: '2026-11-22', language: 'fr', accepted: true, at: user.created_at }],
      sessions: [
        {
          device: 'Firefox · Windows',
          created_at: user.created_at,
          seen_at: user.created_at,
          expires_at: user.created_at,
          revoked_at: null,
        },
      ],
      factors: { passkeys: [], code: null, recovery_left: 0 },
      devices: [{ device: 'Firefox · Windows', first_at: user.created_at, seen_at: user.created_at }],
      accesses: [],
      disclosures: [
        {
          at: access.created_at,
          app_code: app.code,
          name: app.name,
          claims: ['sub', 'display_name', 'locale'],
        },
      ],
      visits: [{ name: 'Salon Retail 2026', taken_at: user.created_at }],
      followed_apps: [{ app_code: app.code, name: app.name, created_at: user.created_at }],
      messages: [{ kind: 'welcome', created_at: access.created_at, sent_at: access.created_at }],
    },
  },
})

/** Answers at the specified address, odd spelling included, and at the correct one. */
export const deleteAccount = endpoint({
  delete: '/v1/user/acccount/',
  also: ['/v1/user/account/'],
  who: 'user',
  tag,
  summary: 'Delete one’s own account',
  body: AccountDeletion,
  about: 'Takes the password, or a sign-in less than 15 minutes old.',
  errors: ['not_found', 'last_admin', 'confirm_password'],
  example: { body: { password: registration.password } },
})

export const askForConfirmation = endpoint({
  post: '/v1/user/email/confirmation/',
  who: 'user',
  tag,
  summary: 'Ask for another link that confirms the address',
})

export const confirmEmail = endpoint({
  post: '/v1/users/email/confirm/',
  who: 'anyone',
  tag,
  summary: 'Confirm an address with the token of a link',
  body: EmailConfirmation,
  example: { body: { token: session.access_token } },
})
