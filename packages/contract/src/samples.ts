import type { AccessLogEntry, AdminAccess, UserApp } from './accesses.ts'
import type { AdminApp, App, PublicApp } from './apps.ts'
import type { Passkey } from './factors.ts'
import type { JournalEntry } from './journal.ts'
import type { AccessEvent, Exchange, Feedback, Introspection } from './launch.ts'
import type { Parameter } from './parameters.ts'
import type { PasskeyCreation, PasskeyMade, PasskeyRequest } from './passkeys.ts'
import type { Publication } from './publication.ts'
import { NO_TEXTS } from './rules/appColumns.ts'
import { PROFILE_FIELDS } from './rules/fields.ts'
import { pick } from './rules/pick.ts'
import type { SearchMiss, Synonyms } from './search.ts'
import type { CatalogueStatistics, Statistics } from './statistics.ts'
import type { Session } from './tokens.ts'
import type { User } from './users.ts'
import type { Visit, VisitGuest, VisitPass } from './visitPasses.ts'
import type { Webhook, WebhookDelivery } from './webhooks.ts'

/** Invented records for the examples, typed by the contract. */
const at = '2026-11-20T09:30:00.000Z'

export const session: Session = {
  access_token: 'pZ0l8mJw1u6Q5yq2c4rN9sX3vT7bK0eHfGdAaUiOoLk',
  refresh_token: 'Rk3V9xWc2n6H8tYb1qLs5dGf7jKm4pZ0aQeUiOoNhTw',
  roles: 'USER',
}

export const user: User = {
  id: 42,
  uuid: '3f0c6c9e-6a3b-4f7e-9f58-0f8f4f2a7d10',
  email: 'zoe.martin@exemple.fr',
  nom: 'Martin',
  prenom: 'Zoé',
  telephone: '+33 6 12 34 56 78',
  organisation: 'Maison Verdier',
  fonction: 'Responsable innovation',
  optin_email: false,
  civility: 1,
  language: 'fr',
  status: 1,
  roles: 'USER',
  is_active: true,
  partner_id: 'enseigne',
  created_at: at,
  updated_at: at,
  last_connect_at: at,
  company_only: false,
  second_factor: false,
  email_confirmed_at: at,
  consent_version: '2026-11-22',
  consent_at: at,
}

const PASSWORD = 'Essai-2026!ok'
/** Fill the form of a profile, and that of a new account. */
export const profile = { email: user.email, ...pick(user, PROFILE_FIELDS), optin_email: false }
export const registration = { ...profile, password: PASSWORD, passwordConfirm: PASSWORD, consent: true }

export const passkey: Passkey = { id: 3, name: 'Ordinateur du bureau', created_at: at, last_used_at: null }
const challenge = 'q0T1m8Jw3u6Q5yq2c4rN9sX3vT7bK0eHfGdAaUiOoLk'
const credential = { id: 'Wk3V9xWc2n6H8tYb1qLs5dGf7jKm4pZ0', type: 'public-key' } as const

export const passkeyRequest: PasskeyRequest = {
  challenge,
  timeout: 60_000,
  rpId: 'portail.exemple.fr',
  allowCredentials: [credential],
  userVerification: 'preferred',
}
export const passkeyCreation: PasskeyCreation = {
  challenge,
  timeout: 60_000,
  rp: { id: 'portail.exemple.fr', name: 'Next Epsilon Apps' },
  user: { id: 'PwxsnmpsTn6fWA-PT0p9EA', name: 'zoe.martin@exemple.fr', displayName: 'Zoé Martin' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'discouraged',
    requireResidentKey: false,
    userVerification: 'preferred',
  },
  attestation: 'none',
}
export const passkeyMade: PasskeyMade = {
  id: credential.id,
  rawId: credential.id,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'o2NmbXRkbm9uZQ' },
}

export const publicApp: PublicApp = {
  ...NO_TEXTS,
  id: 7,
  code: 'VISIOSTOCK',
  name: 'Vision Stock',
  name_en: 'Stock Vision',
  category: 2,
  category_en: 'Stockroom',
  version: '1.4',
  description: 'Compte les produits d’un rayon sur une photo.',
  description_en: 'Counts the products of a shelf in a photo.',
  tags: 'vision, stock',
  tags_en: 'vision, stock',
  badge: 'Nouveau',
  badge_en: 'New',
  img_src: 'images/5b1d.webp',
  img_src_en: null,
  image: {
    width: 1200,
    height: 800,
    variants: [{ src: 'images/5b1d-400.webp', width: 400, type: 'image/webp' }],
  },
  image_en: null,
  video_src: null,
  video_src_en: null,
  captions_src: null,
  captions_src_en: null,
  has_video: true,
  has_video_en: false,
  is_active_url: true,
  order: 1,
  created_at: at,
  status: 2,
  updated_at: at,
}
export const app: App = { ...publicApp, app_status: 2 }
export const adminApp: AdminApp = {
  ...publicApp,
  url: 'https://demo.exemple.fr/visiostock',
  is_public_video: false,
  duration_id: 7,
  extension_minutes: 10,
  created_at: at,
  down_since: null,
  verified_at: at,
  has_credentials: true,
  followers: 14,
}

export const access: UserApp = {
  id: 118,
  app_id: app.id,
  user_id: user.id,
  name: app.name,
  name_en: app.name_en,
  app_code: app.code,
  app_status: 2,
  status: 1,
  request_status: 1,
  state: 'granted',
  nb_access: 0,
  duration_id: 7,
  duration: '240',
  reason: null,
  created_at: at,
  updated_at: at,
  use_by: '2026-11-27T09:30:00.000Z',
  activated_at: null,
  expire_at: null,
  extension_minutes: 10,
  extended_at: null,
  email: user.email,
  prenom: user.prenom,
  nom: user.nom,
  civility: 1,
  organisation: user.organisation,
  fonction: user.fonction,
  user_status: 1,
}

export const adminAccess: AdminAccess = {
  ...access,
  partner_id: user.partner_id,
  proposed_duration_id: 7,
  decided_at: at,
  decided_by_name: 'Ada Portail',
  request_reason: 'Pour une démonstration en magasin',
  language: 'fr',
  earlier_count: 1,
  earlier_state: 'refused',
}

export const parameter: Parameter = {
  id: 1,
  parameter_name: 'access.autoGrant',
  parameter_value: 'false',
  parameter_status: 1,
  parameter_description: 'Accorder sans administrateur',
  url: null,
  status: 1,
  img_src: null,
  created_at: at,
  updated_at: at,
}

export const publication: Publication = {
  state: 'live',
  live_revision: 31,
  revision: 31,
  published_at: at,
  failed_at: null,
  error: null,
}

export const ticket = 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImxhdW5jaCtqd3QiLCJraWQiOiJrMSJ9.e30.c2lnbmF0dXJl'

const names = { actor_name: 'Zoé Martin', reason: 'Pour une démonstration en magasin' }
export const accessLog: AccessLogEntry[] = [
  {
    id: 301,
    at,
    actor: 'owner',
    ...names,
    from_status: null,
    to_status: 0,
    duration_id: 0,
    added_minutes: null,
    rule: null,
    rule_value: null,
  },
  {
    id: 302,
    at,
    actor: 'admin',
    actor_name: 'Ada Portail',
    from_status: 0,
    to_status: 1,
    duration_id: 7,
    added_minutes: null,
    reason: null,
    rule: null,
    rule_value: null,
  },
]

export const journalEntry: JournalEntry = {
  id: 302,
  at,
  kind: 'access.granted',
  actor: 'admin',
  actor_id: 1,
  actor_name: 'Ada Portail',
  object: 'access',
  object_id: access.id,
  object_name: app.name,
  app_id: app.id,
  partner_id: user.partner_id,
  reason: null,
  details: { from_status: 0, to_status: 1, duration_id: 7 },
}

const NOW_SECONDS = Date.parse(at) / 1000
const END_SECONDS = NOW_SECONDS + 240 * 60
export const exchange: Exchange = {
  active: true,
  access_id: String(access.id),
  sub: 'Att9I_tFf0yiHjJjVtEjOsItjuBw9l988Kiuo_KF_gk',
  display_name: user.prenom,
  locale: 'fr',
  access_exp: END_SECONDS,
  now: NOW_SECONDS,
  portal_url: `https://portail.exemple.fr/apps/${app.code}`,
  app_name: app.name,
  extension_minutes: 10,
  next_app: { code: 'CARBONE24', name: 'Carbone 24' },
}
export const introspection: Introspection = {
  active: true,
  sub: exchange.sub,
  aud: app.code,
  exp: END_SECONDS,
  now: NOW_SECONDS,
  extension_minutes: 10,
}
export const accessEvent: AccessEvent = {
  access_id: access.id,
  state: 'revoked',
  access_exp: NOW_SECONDS,
}
export const feedback: Feedback = {
  id: access.id,
  app_id: app.id,
  app_code: app.code,
  app_name: app.name,
  app_name_en: app.name_en,
  useful: 2,
  again: true,
  comment: 'Le comptage est juste.',
  created_at: at,
}
export const jwk = {
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  kid: 'k1',
  alg: 'ES256',
  use: 'sig',
}

const counted = { views: 96, requests: 4, grants: 3, openings: 2, minutes: 410 }
const period = {
  from: '2026-11-20',
  to: '2026-11-20',
  ...counted,
  decisions: 3,
  median_decision_minutes: 42.5,
}
const named = { app_id: app.id, name: app.name, name_en: app.name_en }
export const statistics: Statistics = {
  ...period,
  waiting: 1,
  ending_soon: 0,
  before: { ...period, from: '2026-11-19', to: '2026-11-19' },
  by_day: [{ day: '2026-11-20', ...counted }],
  by_app: [{ ...named, category: 2, ...counted }],
  by_category: [{ category: 2, ...counted }],
  feedback: [{ ...named, useful: { 0: 0, 1: 1, 2: 3 }, again: 2 }],
}
export const catalogueStatistics: CatalogueStatistics = {
  from: '2026-11-20',
  to: '2026-11-20',
  views: 96,
  before: { from: '2026-11-19', to: '2026-11-19', views: 80 },
  by_app: [{ ...named, views: 96 }],
  awaited: [{ ...named, people: 5 }],
}

export const synonyms: Synonyms = { synonyms: 'co2, carbone\nchatbot, assistant', updated_at: at }

export const searchMiss: SearchMiss = { id: 3, words: 'drone', count: 4, first_at: at, last_at: at }
export const webhook: Webhook = {
  id: 3,
  url: 'https://crm.exemple.fr/portail',
  description: 'CRM',
  events: ['access.asked', 'access.granted'],
  is_active: true,
  gone_at: null,
  created_at: at,
  updated_at: at,
}
export const webhookDelivery: WebhookDelivery = {
  id: 77,
  webhook_id: webhook.id,
  message_id: 'msg_5f4d1c1e-0d5b-4b8e-9a53-6f5b2f2c9d11',
  type: 'access.granted',
  payload: `{"type":"access.granted","timestamp":"${at}","data":{"access_id":118,"app_id":7}}`,
  created_at: at,
  state: 'delivered',
  tries: 1,
  next_try_at: null,
  delivered_at: at,
  answer_status: 204,
  last_error: null,
}
export const visitPass: VisitPass = {
  id: 5,
  name: 'Salon Retail 2026',
  opens_at: '2026-11-24T08:00:00.000Z',
  closes_at: '2026-11-26T17:00:00.000Z',
  seats: 50,
  taken: 12,
  duration_id: 7,
  app_ids: [app.id],
  state: 'toCome',
  renewed_at: null,
  created_at: at,
  updated_at: at,
}
export const visitKey = '5-7c3a90d1e5b24f68a0c1'
export const visitGuest: VisitGuest = {
  id: 31,
  visit_pass_id: visitPass.id,
  user_id: user.id,
  prenom: user.prenom,
  nom: user.nom,
  email: user.email,
  organisation: user.organisation,
  taken_at: at,
}
export const visit: Visit = {
  id: visitPass.id,
  name: visitPass.name,
  state: 'open',
  opens_at: visitPass.opens_at,
  closes_at: visitPass.closes_at,
  duration_id: visitPass.duration_id,
  apps: [publicApp],
}
