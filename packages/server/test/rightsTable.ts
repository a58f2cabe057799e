import { createAccess, createApp, createUser, PASSWORD, unique } from './factories.ts'
import type { TestPortal } from './testPortal.ts'

/** Who may call: everybody, whoever is signed in, administrators, or a demo app with its own credentials. */
type Who = 'anyone' | 'user' | 'admin' | 'app'
/** What a call is made with: values of the path, and the body. */
export type Target = { path?: Record<string, string | number>; body?: unknown }
export type Row = {
  who: Who
  /** The statuses with which it succeeds, or with which it refuses for a reason other than rights. */
  answers: number[]
  /** A record that the caller owns, or that an administrator works on. */
  target?: (portal: TestPortal, callerId: number) => Promise<Target>
  /** The same call on a record that does not exist or is another's: always 404. */
  missing?: Target
}

const NONE = 2_000_000_000
const newPasswords = { passwordNew: 'Neuf-2026!ok', passwordConfirm: 'Neuf-2026!ok' }
const profile = { nom: 'Neuf', prenom: 'Zoé', civility: 1, optin_email: false }
const noTarget = async (): Promise<Target> => ({})

const anApp = async (portal: TestPortal) => ({ path: { id: (await createApp(portal)).id, language: 'fr' } })
const someone = async (portal: TestPortal) => ({ path: { id: (await createUser(portal)).id } })
const ownAccess = (status: 0 | 1) => async (portal: TestPortal, user_id: number) => {
  const { id } = await createAccess(portal, { app_id: (await createApp(portal)).id, user_id, status })
  return { path: { id }, body: {} }
}
const someAccess = async (portal: TestPortal) => ownAccess(0)(portal, (await createUser(portal)).id)
const aParameter = async (portal: TestPortal) => {
  const at = portal.clock.now().toISOString()
  const { id } = await portal.db
    .insertInto('parameters')
    .values({
      parameter_name: `essai${unique()}`,
      parameter_value: '1',
      parameter_status: 1,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { path: { id } }
}
const withBody =
  (target: (portal: TestPortal, callerId: number) => Promise<Target>, body: unknown) =>
  async (portal: TestPortal, callerId: number): Promise<Target> => ({
    ...(await target(portal, callerId)),
    body,
  })
const missing = (body?: unknown): Target => ({ path: { id: NONE, appId: NONE, language: 'fr' }, body })

const open = (answers: number[], target = noTarget): Row => ({ who: 'anyone', answers, target })
const list: Row = { who: 'admin', answers: [200] }
const read = (target: Row['target']): Row => ({ who: 'admin', answers: [200], target, missing: missing() })
const write = (target: NonNullable<Row['target']>, body: unknown): Row => ({
  who: 'admin',
  answers: [200],
  target: withBody(target, body),
  missing: missing(body),
})
const remove = (target: Row['target'], answers = [204]): Row => ({
  who: 'admin',
  answers,
  target,
  missing: missing(),
})

/** Every operation of the OpenAPI document; one that is missing here fails the run (security, first table). */
export const rightsTable: Record<string, Row> = {
  'GET /v1/health/live': open([200]),
  'GET /v1/health/ready': open([200]),
  'GET /.well-known/jwks.json': open([200]),
  'GET /v1/publicsapps/': open([200]),
  'POST /v1/token/': open([401], async () => ({ body: { email: 'a@b.fr', password: 'x' } })),
  'POST /v1/token/refresh/': open([200], async () => ({ body: { refresh_token: 'x' } })),
  'POST /v1/logout/': open([204], async () => ({ body: {} })),
  'POST /v1/users/': open([201], async () => ({
    body: {
      ...profile,
      email: `essai-${unique()}@exemple.fr`,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      consent: true,
    },
  })),
  'POST /v1/users/password/forgotten/': open([204], async () => ({
    body: { email: `essai-${unique()}@exemple.fr` },
  })),
  'POST /v1/users/password/reset/': open([422], async () => ({ body: { token: 'x', ...newPasswords } })),

  'GET /v1/user/me/': { who: 'user', answers: [200] },
  'GET /v1/user/export/': { who: 'user', answers: [200] },
  'PUT /v1/user/consent/': { who: 'user', answers: [200], target: async () => ({ body: { consent: true } }) },
  'PUT /v1/users/account/{id}': {
    who: 'user',
    answers: [200],
    target: async (_portal, id) => ({ path: { id }, body: profile }),
    missing: missing(profile),
  },
  'PUT /v1/users/password/': {
    who: 'user',
    answers: [204],
    target: async () => ({ body: { password: PASSWORD, ...newPasswords } }),
  },
  // An administrator who is not the last one may leave, too.
  'DELETE /v1/user/acccount/': { who: 'user', answers: [204] },
  'DELETE /v1/user/account/': { who: 'user', answers: [204] },
  'GET /v1/apps': { who: 'user', answers: [200] },
  'GET /v1/apps/{id}': { who: 'user', answers: [200], target: anApp, missing: missing() },
  // An app without a film has none to show to anybody.
  'GET /v1/apps/{id}/video/{language}': { who: 'user', answers: [404], target: anApp, missing: missing() },
  'GET /v1/userapps/': { who: 'user', answers: [200] },
  'POST /v1/users/requestappaccess/{appId}': {
    who: 'user',
    answers: [201],
    target: async (portal) => ({ path: { appId: (await createApp(portal)).id }, body: {} }),
    missing: missing({}),
  },
  'POST /v1/users/fullappaccess/': {
    who: 'user',
    answers: [201],
    target: async (portal) => ({ body: { app_id: (await createApp(portal)).id } }),
    missing: missing({ app_id: NONE }),
  },
  'POST /v1/users/enable_apps_access/': {
    who: 'user',
    // The access is the caller's; the ticket is none.
    answers: [400],
    target: async (portal, callerId) => {
      const { path } = await ownAccess(1)(portal, callerId)
      return { body: { id: path.id, status: 4, token: 'x' } }
    },
    missing: missing({ id: NONE, status: 4, token: 'x' }),
  },
  'POST /v1/userapps/{id}/cancel/': {
    who: 'user',
    answers: [200],
    target: ownAccess(0),
    missing: missing({}),
  },
  'GET /v1/apps/app_access/{id}': { who: 'user', answers: [200], target: ownAccess(1), missing: missing() },

  'POST /v1/launch/exchange/': { who: 'app', answers: [], target: async () => ({ body: { token: 'x' } }) },
  'POST /v1/launch/introspect/': { who: 'app', answers: [], target: async () => ({ body: { token: 'x' } }) },

  'GET /v1/users': list,
  'GET /v1/manageusers/': list,
  'GET /v1/manageusers/{id}': read(someone),
  'PUT /v1/users/{id}': write(someone, { nom: 'Neuf' }),
  'DELETE /v1/users/{id}': remove(someone),
  'DELETE /v1/users/{id}/sessions/': remove(someone),
  'GET /v1/manageapps/': list,
  'GET /v1/manageapps/{id}': read(anApp),
  'POST /v1/apps/': {
    who: 'admin',
    answers: [201],
    target: async () => ({
      body: { name: 'Neuve', code: `N${unique().slice(0, 8)}`, category: 1, status: 0 },
    }),
  },
  'PUT /v1/apps/{id}': write(anApp, { name: 'Autre' }),
  'DELETE /v1/apps/{id}': remove(anApp),
  'PUT /v1/manageapps/order/': {
    who: 'admin',
    answers: [200, 204],
    target: async (portal) => {
      const apps = await portal.db.selectFrom('apps').select('id').execute()
      return { body: apps.map(({ id }) => id) }
    },
  },
  'POST /v1/manageapps/{id}/credentials/': {
    who: 'admin',
    answers: [201],
    target: anApp,
    missing: missing(),
  },
  'PUT /v1/apps/upload/{id}/{language}': { who: 'admin', answers: [415], target: anApp },
  'DELETE /v1/apps/upload/{id}/{language}': remove(anApp, [204, 404]),
  'PUT /v1/apps/video-upload/{id}/{language}': { who: 'admin', answers: [415], target: anApp },
  'DELETE /v1/apps/video-delete/{id}/{language}': remove(anApp, [204, 404]),
  'PUT /v1/apps/captions-upload/{id}/{language}': { who: 'admin', answers: [404, 409, 415], target: anApp },
  'DELETE /v1/apps/captions-upload/{id}/{language}': remove(anApp, [204, 404]),
  'GET /v1/requestappaccess/': list,
  'GET /v1/requestappaccess/{id}': read(someAccess),
  'PUT /v1/requestapps/{id}': write(someAccess, { status: 1, duration_id: 2 }),
  'DELETE /v1/requestapps/{id}': remove(someAccess),
  'POST /v1/requestapps/': {
    who: 'admin',
    answers: [201],
    target: async (portal) => ({
      body: {
        user_id: (await createUser(portal)).id,
        app_id: (await createApp(portal)).id,
        duration_id: 2,
      },
    }),
  },
  'GET /v1/parameters/': list,
  'GET /v1/parameters/{id}': read(aParameter),
  'POST /v1/parameters/': {
    who: 'admin',
    answers: [201],
    target: async () => ({
      body: { parameter_name: `essai${unique()}`, parameter_value: '1', parameter_status: 1 },
    }),
  },
  'PUT /v1/parameters/{id}': write(aParameter, {
    parameter_name: `autre${unique()}`,
    parameter_value: '2',
    parameter_status: 1,
  }),
  'DELETE /v1/parameters/{id}': remove(aParameter),
  'GET /v1/statistics/': list,
  'GET /v1/publication/': list,
  'POST /v1/publication/': { who: 'admin', answers: [202] },
}
