import { randomBytes, randomUUID } from 'node:crypto'
import {
  type DurationId,
  durationMs,
  type KnownParameter,
  RequestStatus,
  Roles,
  UserStatus,
} from '@portal/contract'
import { fold } from '@portal/platform/db/search'
import type { AccessRow, AppRow, NewApp, NewUser, UserRow, VisitPassRow } from '../src/db/tables.ts'
import { hashPassword } from '../src/passwords/hashing.ts'
import { openSession } from '../src/sessions/commands/open.ts'
import { foldedUser } from '../src/users/searchText.ts'
import { addressOf } from '../src/visitPasses/keys.ts'
import { DAY } from './clock.ts'
import type { TestPortal } from './testPortal.ts'

/** Password of every person that the factories make. */
export const PASSWORD = 'Essai-2026!ok'
let passwordHash: Promise<string> | undefined
const PARTNER = 'enseigne'

export const unique = () => randomBytes(5).toString('hex')
type Tools = Pick<TestPortal, 'db' | 'clock'>

/** Builds a row for `users`: validated, active, French, role USER. */
async function buildUser(over: Partial<NewUser> = {}, now = new Date()): Promise<NewUser> {
  passwordHash ??= hashPassword(PASSWORD)
  const at = now.toISOString()
  const user = {
    uuid: randomUUID(),
    email: `essai-${unique()}@exemple.fr`,
    password_hash: await passwordHash,
    nom: 'Martin',
    prenom: 'Zoé',
    telephone: null,
    organisation: null,
    fonction: null,
    optin_email: 0 as const,
    civility: 1 as const,
    language: 'fr' as const,
    status: UserStatus.validated,
    roles: Roles.user,
    is_active: 1 as const,
    partner_id: PARTNER,
    created_at: at,
    updated_at: at,
    last_connect_at: null,
    consent_version: '2026-01',
    consent_at: at,
    ...over,
  }
  return { ...user, ...foldedUser(user) }
}

/** Stores a signed-in user: the row, with `token`, `refresh` and `password`. */
export async function createUser({ db, clock }: Tools, over: Partial<NewUser> = {}): Promise<TestUser> {
  const now = clock.now()
  const user = await db
    .insertInto('users')
    .values(await buildUser(over, now))
    .returningAll()
    .executeTakeFirstOrThrow()
  const pair = await openSession(db, user, now)
  return { ...user, token: pair.access_token, refresh: pair.refresh_token, password: PASSWORD }
}
export type TestUser = UserRow & { token: string; refresh: string; password: string }

export const createAdmin = (tools: Tools, over: Partial<NewUser> = {}) =>
  createUser(tools, { roles: Roles.admin, prenom: 'Ada', ...over })

export const createEditor = (tools: Tools, over: Partial<NewUser> = {}) =>
  createUser(tools, { roles: Roles.editor, prenom: 'Édith', ...over })

/** Builds a row for `apps`: online, with an active address. */
export function buildApp(over: Partial<NewApp> = {}, now = new Date()): NewApp {
  const at = now.toISOString()
  const app = {
    code: `T${unique().slice(0, 8).toUpperCase()}`,
    name: 'Essai',
    name_en: 'Trial',
    category: 2 as const,
    version: '1.0',
    description: 'Une application',
    url: 'https://demo.exemple.fr/app',
    is_active_url: 1 as const,
    is_public_video: 0 as const,
    order: 1,
    status: 2 as const,
    duration_id: 7 as const,
    created_at: at,
    updated_at: at,
    ...over,
  }
  return { ...app, search: fold([app.name, app.name_en, app.code].join(' ')), name_sort: fold(app.name) }
}

export const createApp = ({ db, clock }: Tools, over: Partial<NewApp> = {}): Promise<AppRow> =>
  db.insertInto('apps').values(buildApp(over, clock.now())).returningAll().executeTakeFirstOrThrow()

/** Stores an access with the instants that its status implies; waiting unless told. */
export async function createAccess(
  { db, clock }: Tools,
  over: Partial<AccessRow> & { app_id: number; user_id: number },
): Promise<AccessRow> {
  const { status = RequestStatus.toConfirm } = over
  const at = clock.now().toISOString()
  const timed = status === RequestStatus.granted || status === RequestStatus.used
  const duration: DurationId = over.duration_id ?? (timed ? 2 : 0)
  return db
    .insertInto('accesses')
    .values({
      status,
      duration_id: duration,
      is_open: status === RequestStatus.toConfirm || timed ? 1 : 0,
      nb_access: status === RequestStatus.used ? 1 : 0,
      partner_id: PARTNER,
      created_at: at,
      updated_at: at,
      granted_at: timed ? at : null,
      use_by: timed ? later(at, 7 * DAY) : null,
      activated_at: status === RequestStatus.used ? at : null,
      expire_at: status === RequestStatus.used ? later(at, durationMs(duration)) : null,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores a visit pass that is open for a day, with ten seats. */
export async function createVisitPass(
  tools: Tools & Pick<TestPortal, 'deps'>,
  { app_ids, ...over }: Partial<VisitPassRow> & { app_ids?: number[] } = {},
) {
  const { db, clock } = tools
  const at = clock.now().toISOString()
  const pass = await db
    .insertInto('visit_passes')
    .values({
      name: 'Salon',
      search: 'salon',
      opens_at: at,
      closes_at: later(at, DAY),
      seats: 10,
      duration_id: 2,
      created_at: at,
      updated_at: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const app_id of app_ids ?? [(await createApp(tools)).id])
    await db.insertInto('visit_pass_apps').values({ visit_pass_id: pass.id, app_id }).execute()
  const [, key = ''] = (await addressOf(tools.deps, pass)).split('#')
  return { ...pass, key }
}

/** Sets a parameter; those that the portal reads exist from its start. */
export async function setParameter({ db }: Tools, name: KnownParameter, value: string) {
  await db
    .updateTable('parameters')
    .set({ parameter_value: value, parameter_status: 1 })
    .where('parameter_name', '=', name)
    .executeTakeFirstOrThrow()
}

const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()
