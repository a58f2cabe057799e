import * as sample from './samples.ts'

type Example = { request?: unknown; response?: unknown }

const { access, adminAccess, adminApp, app, parameter, publicApp, publication, session, ticket, user } =
  sample
const { telephone, organisation, fonction, nom, prenom, civility, email } = user
const profile = { nom, prenom, telephone, organisation, fonction, civility, optin_email: false }
const PASSWORD = 'Essai-2026!ok'
const NEW_PASSWORD = 'Neuf-2026!ok'
const newPasswords = { passwordNew: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD }
const appBody = {
  name: app.name,
  code: app.code,
  category: app.category,
  status: app.status,
  url: adminApp.url,
}
const uploaded = { response: { message: app.img_src } }

/** What a call and its answer look like, by method and path. */
export const examples: Record<string, Example> = {
  'GET /v1/health/live': { response: { status: 'ok', now: user.created_at } },
  'GET /v1/health/ready': { response: { status: 'ok', now: user.created_at } },

  'POST /v1/token/': { request: { email, password: PASSWORD }, response: session },
  'POST /v1/token/refresh/': {
    request: { refresh_token: session.refresh_token },
    response: {
      status_code: 200,
      access_token: session.access_token,
      refresh_token: session.refresh_token,
    },
  },
  'POST /v1/logout/': { request: { refresh_token: session.refresh_token } },

  'POST /v1/users/': {
    request: {
      email,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      ...profile,
      consent: true,
      appId: app.id,
    },
    response: { ...session, user },
  },
  'GET /v1/user/me/': { response: user },
  'PUT /v1/users/account/{id}': { request: { email, ...profile }, response: user },
  'PUT /v1/user/consent/': {
    request: { consent: false },
    response: { ...user, consent_version: null, consent_at: null },
  },
  'PUT /v1/users/password/': { request: { password: PASSWORD, ...newPasswords } },
  'POST /v1/users/password/forgotten/': { request: { email } },
  'POST /v1/users/password/reset/': { request: { token: session.access_token, ...newPasswords } },
  'DELETE /v1/user/acccount/': { request: { password: PASSWORD } },
  'DELETE /v1/user/account/': { request: { password: PASSWORD } },
  'GET /v1/user/export/': {
    response: {
      exported_at: user.created_at,
      account: user,
      consents: [{ version: user.consent_version, language: 'fr', accepted: true, at: user.consent_at }],
      sessions: [{ created_at: user.created_at, expires_at: access.use_by, revoked_at: null }],
      accesses: [],
      messages: [],
    },
  },

  'GET /v1/users': { response: [user] },
  'GET /v1/manageusers/': { response: [user] },
  'GET /v1/manageusers/{id}': { response: user },
  'PUT /v1/users/{id}': {
    request: { nom, prenom, status: 1, is_active: true, roles: 'USER' },
    response: user,
  },

  'GET /v1/publicsapps/': { response: [publicApp] },
  'GET /v1/apps': { response: [app] },
  'GET /v1/apps/{id}': { response: app },
  'GET /v1/manageapps/': { response: [adminApp] },
  'GET /v1/manageapps/{id}': { response: adminApp },
  'POST /v1/apps/': { request: appBody, response: adminApp },
  'PUT /v1/apps/{id}': { request: { ...appBody, updated_at: adminApp.updated_at }, response: adminApp },
  'PUT /v1/manageapps/order/': { request: [app.id, 3, 12] },
  'POST /v1/manageapps/{id}/credentials/': {
    response: { client_id: app.code, client_secret: session.access_token },
  },
  'PUT /v1/apps/upload/{id}/{language}': uploaded,
  'PUT /v1/apps/video-upload/{id}/{language}': { response: { message: 'videos/9c2e.mp4' } },
  'PUT /v1/apps/captions-upload/{id}/{language}': { response: { message: 'captions/9c2e.vtt' } },
  'GET /v1/apps/{id}/video/{language}': {
    response: { src: '/media/videos/9c2e.mp4?until=…', captions_src: null, expires_at: user.created_at },
  },

  'GET /v1/userapps/': { response: [access] },
  'POST /v1/users/requestappaccess/{appId}': {
    request: { reason: adminAccess.request_reason },
    response: access,
  },
  'POST /v1/users/fullappaccess/': {
    request: { app_id: app.id, status: 1, duration_id: 7, duration: '240' },
    response: access,
  },
  'POST /v1/users/enable_apps_access/': {
    request: { id: access.id, status: 4, token: ticket },
    response: { ...access, status: 4, request_status: 4, state: 'running' },
  },
  'POST /v1/userapps/{id}/cancel/': {
    response: {
      ...access,
      status: 3,
      request_status: 3,
      state: 'cancelled',
      duration_id: 0,
      duration: '0',
      use_by: null,
    },
  },
  'GET /v1/requestappaccess/': { response: [adminAccess] },
  'GET /v1/requestappaccess/{id}': { response: { ...adminAccess, log: sample.accessLog } },
  'PUT /v1/requestapps/{id}': { request: { status: 1, duration_id: 7 }, response: adminAccess },
  'POST /v1/requestapps/': {
    request: { user_id: user.id, app_id: app.id, duration_id: 7 },
    response: adminAccess,
  },

  'GET /v1/apps/app_access/{id}': { response: { token: ticket, url: adminApp.url } },
  'POST /v1/launch/exchange/': { request: { token: ticket }, response: sample.exchange },
  'POST /v1/launch/introspect/': {
    request: { token: sample.exchange.access_id },
    response: sample.introspection,
  },
  'GET /.well-known/jwks.json': { response: { keys: [sample.jwk] } },

  'GET /v1/parameters/': { response: [parameter] },
  'GET /v1/parameters/{id}': { response: parameter },
  'POST /v1/parameters/': {
    request: { parameter_name: 'nbAccess', parameter_value: '3', parameter_status: 1 },
    response: parameter,
  },
  'PUT /v1/parameters/{id}': {
    request: { parameter_name: 'nbAccess', parameter_value: '5', parameter_status: 1 },
    response: parameter,
  },

  'GET /v1/statistics/': { response: sample.statistics },
  'GET /v1/publication/': { response: publication },
  'POST /v1/publication/': { response: { ...publication, state: 'building', revision: 32 } },
}
