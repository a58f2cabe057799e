import { AppStatus, type endpoints, RequestStatus } from '@portal/contract'
import { startSession } from '../src/sessions/commands/open.ts'
import { createAccess, createApp, createUser, createVisitPass, PASSWORD, unique } from './factories.ts'
import type { TestPortal } from './testPortal.ts'

/** Input of a call: values of the path, and the body. */
export type Target = { path?: Record<string, string | number>; body?: unknown }
export type Row = {
  /** Statuses of success, or of a refusal other than rights; the endpoint's own unless set. */
  answers?: number[]
  /** A record that the caller owns, or that an administrator works on. */
  target?: (portal: TestPortal, callerId: number) => Promise<Target>
  /** The same call on a record that does not exist or is another's: always 404. */
  missing?: Target
}

const NONE = 2_000_000_000
const newPasswords = { passwordNew: 'Neuf-2026!ok', passwordConfirm: 'Neuf-2026!ok' }
const profile = { nom: 'Neuf', prenom: 'Zoé', civility: 1, optin_email: false }
const registration = () => ({
  ...profile,
  email: `essai-${unique()}@exemple.fr`,
  password: PASSWORD,
  passwordConfirm: PASSWORD,
  consent: true,
})

const anApp = async (portal: TestPortal) => ({ path: { id: (await createApp(portal)).id, language: 'fr' } })
const someone = async (portal: TestPortal) => ({ path: { id: (await createUser(portal)).id } })
const ownAccess = (status: RequestStatus) => async (portal: TestPortal, user_id: number) => {
  const { id } = await createAccess(portal, { app_id: (await createApp(portal)).id, user_id, status })
  return { path: { id }, body: {} }
}
const someAccess = async (portal: TestPortal) =>
  ownAccess(RequestStatus.toConfirm)(portal, (await createUser(portal)).id)
const anotherOwnSession = async ({ db, clock }: TestPortal, callerId: number) => {
  const user = await db.selectFrom('users').selectAll().where('id', '=', callerId).executeTakeFirstOrThrow()
  const { id } = await startSession(db, user, clock.now(), { device: null })
  return { path: { id } }
}
const anOwnPasskey = async ({ db, clock }: TestPortal, user_id: number) => {
  const key = { credential_id: unique(), public_key: 'x', counter: '0', transports: '[]', name: 'Clé' }
  const { id } = await db
    .insertInto('passkeys')
    .values({ ...key, user_id, created_at: clock.now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { path: { id } }
}
const noPasskey = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', attestationObject: 'x' },
}
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
const aSearchMiss = async (portal: TestPortal) => {
  const at = portal.clock.now().toISOString()
  const { id } = await portal.db
    .insertInto('search_misses')
    .values({ words: `essai ${unique()}`, count: 1, first_at: at, last_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { path: { id } }
}
const visitPassBody = {
  name: 'Salon',
  opens_at: '2026-01-01T08:00:00.000Z',
  closes_at: '2036-01-01T08:00:00.000Z',
  seats: 10,
  duration_id: 2,
}
const withAnApp = async (portal: TestPortal) => ({
  ...visitPassBody,
  app_ids: [(await createApp(portal)).id],
})
const aVisitPass = async (portal: TestPortal) => ({ path: { id: (await createVisitPass(portal)).id } })
const aVisitKey = async (portal: TestPortal) => ({ body: { key: (await createVisitPass(portal)).key } })
const NO_KEY = { key: `${NONE}-00ff00ff00ff00ff00ff` }
const webhookBody = { url: 'https://exemple.fr/hook', events: ['access.asked' as const], is_active: true }
const aWebhook = async (portal: TestPortal) => {
  const at = portal.clock.now().toISOString()
  const row = {
    url: webhookBody.url,
    events: '["access.asked"]',
    is_active: 1,
    created_at: at,
    updated_at: at,
  } as const
  const { id } = await portal.db.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow()
  return { path: { id } }
}
const aDelivery = async (portal: TestPortal) => {
  const webhook = await aWebhook(portal)
  const at = portal.clock.now().toISOString()
  const { id } = await portal.db
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhook.path.id,
      message_id: `msg_${unique()}`,
      type: 'access.asked',
      topic: 'access:1',
      payload: '{}',
      created_at: at,
      send_after: at,
      tries: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { path: { id } }
}
const aDraft = async (portal: TestPortal) => {
  const at = portal.clock.now().toISOString()
  const { id: app_id, updated_at: based_on } = await createApp(portal)
  const row = { app_id, fields: '{"badge":"Neuf"}', based_on, created_at: at, updated_at: at }
  const { id } = await portal.db.insertInto('drafts').values(row).returning('id').executeTakeFirstOrThrow()
  return { path: { id } }
}
const withBody =
  (target: (portal: TestPortal, callerId: number) => Promise<Target>, body: unknown) =>
  async (portal: TestPortal, callerId: number): Promise<Target> => ({
    ...(await target(portal, callerId)),
    body,
  })
const missing = (body?: unknown): Target => ({ path: { id: NONE, appId: NONE, language: 'fr' }, body })

const sent = (body: unknown): Row => ({ target: async () => ({ body }) })
const on = (target: NonNullable<Row['target']>): Row => ({ target, missing: missing() })
const write = (target: NonNullable<Row['target']>, body: unknown): Row => ({
  target: withBody(target, body),
  missing: missing(body),
})

/** A target for every call of the contract; who may make it is said there. One that is missing does not compile. */
export const rightsTable: Record<keyof typeof endpoints, Row> = {
  readLiveness: {},
  readReadiness: {},
  readKeys: {},
  readCatalogue: {},
  readCategories: {},
  signIn: { ...sent({ email: 'a@b.fr', password: 'x' }), answers: [401] },
  readWaysIn: {},
  // This portal has no company's sign-in.
  beginCompanySignIn: { target: async () => ({ path: { language: 'fr' } }), answers: [404] },
  finishCompanySignIn: { answers: [404] },
  endCompanySession: { ...sent({ logout_token: 'x' }), answers: [404, 415] },
  takeCompanySession: { ...sent({}), answers: [404] },
  refreshSession: sent({ refresh_token: 'x' }),
  signOut: sent({}),
  register: { target: async () => ({ body: registration() }) },
  forgetPassword: { target: async () => ({ body: { email: `essai-${unique()}@exemple.fr` } }) },
  resetPassword: { ...sent({ token: 'x', ...newPasswords }), answers: [422] },

  readAccount: {},
  listOwnSessions: {},
  endOtherSessions: {},
  endOwnSession: { target: anotherOwnSession, missing: missing() },
  // Administrators and editors only have second factors; these callers have set none.
  readFactorOptions: { ...sent({ factor_ticket: 'x' }), answers: [410] },
  signInWithFactor: { ...sent({ factor_ticket: 'x', code: '123456' }), answers: [410] },
  readFactors: {},
  beginPasskey: { ...sent({}), answers: [200, 403] },
  addPasskey: { ...sent({ name: 'Clé', response: noPasskey }), answers: [403, 422] },
  removePasskey: { target: anOwnPasskey, missing: missing() },
  beginCode: { ...sent({}), answers: [200, 403] },
  confirmCode: { ...sent({ code: '123456' }), answers: [403, 422] },
  removeCode: {},
  makeRecoveryCodes: { answers: [403] },
  readCheckOptions: { answers: [403] },
  checkFactor: { ...sent({ code: '123456' }), answers: [403] },
  askForConfirmation: {},
  confirmEmail: { ...sent({ token: 'x' }), answers: [422] },
  exportAccount: {},
  changeConsent: sent({ consent: true }),
  updateProfile: {
    target: async (_portal, id) => ({ path: { id }, body: profile }),
    missing: missing(profile),
  },
  changePassword: sent({ password: PASSWORD, ...newPasswords }),
  // An administrator who is not the last one may leave, too.
  deleteAccount: {},
  listApps: {},
  readApp: on(anApp),
  // An app without a video has none to show to anybody.
  readVideoAddress: { ...on(anApp), answers: [404] },
  readPublicApp: on(anApp),
  readOffer: on(anApp),
  countView: on(anApp),
  readFollowing: { target: anApp },
  followApp: on(anApp),
  unfollowApp: { target: anApp },
  listOwnAccesses: {},
  askAccess: {
    target: async (portal) => ({ path: { appId: (await createApp(portal)).id }, body: {} }),
    missing: missing({}),
  },
  readAsking: {},
  createAccess: {
    target: async (portal) => ({ body: { app_id: (await createApp(portal)).id } }),
    missing: missing({ app_id: NONE }),
  },
  useAccess: {
    // The access is the caller's; the ticket is none.
    answers: [400],
    target: async (portal, callerId) => {
      const { path } = await ownAccess(RequestStatus.granted)(portal, callerId)
      return { body: { id: path.id, status: RequestStatus.used, token: 'x' } }
    },
    missing: missing({ id: NONE, status: RequestStatus.used, token: 'x' }),
  },
  cancelRequest: { target: ownAccess(RequestStatus.toConfirm), missing: missing({}) },
  launchAccess: on(ownAccess(RequestStatus.granted)),
  // The end of its time is far.
  extendAccess: { ...on(ownAccess(RequestStatus.used)), answers: [409] },

  readVisit: { target: aVisitKey },
  takeSeat: { target: aVisitKey, missing: missing(NO_KEY) },
  listOwnVisits: {},
  registerForVisit: {
    target: async (portal) => ({
      body: { ...registration(), key: (await createVisitPass(portal)).key },
    }),
  },
  exchangeTicket: sent({ token: 'x' }),
  introspectAccess: sent({ token: 'x' }),
  followAccesses: {},
  reportOpened: sent({ access_id: 1 }),
  extendInDemo: sent({ access_id: 1 }),
  makeTestTicket: sent({ case: 'valid' }),
  reportVerified: sent({ cases: [{ name: 'valid', outcome: 'passed' }] }),
  // The app has no address.
  checkDemo: {
    ...write(async (portal) => ({ path: { id: (await createApp(portal, { url: null })).id } }), {}),
    answers: [409],
  },
  giveFeedback: sent({ access_id: 1, useful: 2, again: true }),

  listUsers: {},
  readUser: on(someone),
  updateUser: write(someone, { nom: 'Neuf' }),
  deleteUser: on(someone),
  endUserSessions: on(someone),
  resetFactors: on(someone),
  listManagedApps: {},
  readManagedApp: on(anApp),
  createApp: {
    target: async () => ({
      body: { name: 'Neuve', code: `N${unique().slice(0, 8)}`, category: 1, status: AppStatus.offline },
    }),
  },
  updateApp: write(anApp, { name: 'Autre' }),
  deleteApp: on(anApp),
  exportApps: {},
  importApps: sent({ dry_run: true, apps: [{ code: 'INCONNUE1' }] }),
  readHistory: on(anApp),
  // Nobody has changed the app yet.
  undoChange: { ...write(anApp, { change_id: 1 }), answers: [404] },
  listDrafts: {},
  readDraft: on(aDraft),
  createDraft: {
    target: async (portal) => ({ body: { app_id: (await createApp(portal)).id, fields: {} } }),
    missing: missing({ app_id: NONE, fields: {} }),
  },
  updateDraft: write(aDraft, { fields: { badge: 'Autre' } }),
  deleteDraft: on(aDraft),
  publishDraft: write(aDraft, {}),
  previewDraft: on(aDraft),
  reorderApps: {
    target: async (portal) => {
      const apps = await portal.db.selectFrom('apps').select('id').execute()
      return { body: apps.map(({ id }) => id) }
    },
  },
  renewCredentials: on(anApp),
  uploadImage: { target: anApp, answers: [415] },
  deleteImage: on(anApp),
  uploadVideo: { target: anApp, answers: [415] },
  deleteVideo: on(anApp),
  uploadCaptions: { target: anApp, answers: [415] },
  deleteCaptions: on(anApp),
  listAccesses: {},
  readAccess: on(someAccess),
  decideAccess: write(someAccess, { status: RequestStatus.granted, duration_id: 2 }),
  addTime: write(async (portal) => ownAccess(RequestStatus.used)(portal, (await createUser(portal)).id), {
    minutes: 10,
    reason: 'Salle prise',
  }),
  listFeedback: {},
  deleteAccess: on(someAccess),
  grantAccess: {
    target: async (portal) => ({
      body: {
        user_id: (await createUser(portal)).id,
        app_id: (await createApp(portal)).id,
        duration_id: 2,
      },
    }),
  },
  readSynonyms: {},
  saveSynonyms: sent({ synonyms: 'co2, carbone' }),
  countSearchMiss: sent({ words: 'drone' }),
  listSearchMisses: {},
  forgetSearchMiss: on(aSearchMiss),
  listParameters: {},
  readParameter: on(aParameter),
  createParameter: {
    target: async () => ({
      body: { parameter_name: `essai${unique()}`, parameter_value: '1', parameter_status: 1 },
    }),
  },
  updateParameter: write(aParameter, {
    parameter_name: `autre${unique()}`,
    parameter_value: '2',
    parameter_status: 1,
  }),
  deleteParameter: on(aParameter),
  listJournal: {},
  readBinder: { target: async () => ({ path: { language: 'fr' } }) },
  listVisitPasses: {},
  readVisitPass: on(aVisitPass),
  createVisitPass: { target: async (portal) => ({ body: await withAnApp(portal) }) },
  updateVisitPass: {
    target: async (portal) => ({ ...(await aVisitPass(portal)), body: await withAnApp(portal) }),
    missing: missing({ ...visitPassBody, app_ids: [1] }),
  },
  deleteVisitPass: on(aVisitPass),
  renewVisitKey: on(aVisitPass),
  listVisitGuests: {},
  listWebhooks: {},
  readWebhook: on(aWebhook),
  createWebhook: { target: async () => ({ body: webhookBody }) },
  updateWebhook: write(aWebhook, webhookBody),
  deleteWebhook: on(aWebhook),
  renewWebhookSecret: on(aWebhook),
  listDeliveries: {},
  deliverAgain: on(aDelivery),
  readStatistics: {},
  readCatalogueStatistics: {},
  readPublication: {},
  publishAgain: {},
}
