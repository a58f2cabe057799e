import { randomUUID } from 'node:crypto'
import {
  CONSENT_VERSION,
  type Language,
  PROFILE_FIELDS,
  pick,
  type Registered,
  type Registration,
  Roles,
  UserStatus,
  type VisitRegistration,
} from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { fieldError, ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import { askAccess } from '../../accesses/commands/ask.ts'
import { asFlag } from '../../db/flag.ts'
import type { Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import { readSettings } from '../../parameters/settings.ts'
import { isCommonPassword } from '../../passwords/commonPasswords.ts'
import { hashPassword } from '../../passwords/hashing.ts'
import { openSession } from '../../sessions/commands/open.ts'
import { assertOpen, takeSeat } from '../../visitPasses/commands/take.ts'
import { findByKey } from '../../visitPasses/keys.ts'
import { toUser } from '../present.ts'
import { insertUser } from './insert.ts'

type RegistrationBody = Omit<Registration, 'appId'>
type RegistrationContext = { partnerId: string; language: Language; device: string | null }

/**
 * Creates the account, signs it in and asks for the remembered app, all or nothing. Hashes before looking
 * the address up, so that a taken one takes as long
 * (docs/decisions/0009-signing-up-tells-that-an-address-exists.md).
 *
 * @throws ProblemError `registration_closed` (403) where people come with their company, `email_taken` (409),
 * `invalid_fields` (422)
 */
export async function register(
  deps: Deps,
  { appId, ...body }: Registration,
  context: RegistrationContext,
): Promise<Registered> {
  return createAccount(deps, body, context, async (trx, user) => {
    if (appId) await askForRemembered(trx, deps, { user, appId, partnerId: context.partnerId })
  })
}

/**
 * Creates the account of a visitor and takes a seat of the pass, all or nothing: only seats that are left let more
 * people register from one address than usual.
 *
 * @throws ProblemError as {@link register} and `takeSeat` do
 */
export async function registerForVisit(
  deps: Deps,
  { key, ...body }: VisitRegistration,
  context: RegistrationContext,
): Promise<Registered> {
  // Before the password is hashed, which takes long.
  assertOpen(await findByKey(deps.db, deps, key), deps.now())
  return createAccount(deps, body, context, (trx, user) =>
    takeSeat(trx, deps, { user, key, partnerId: context.partnerId }),
  )
}

async function createAccount(
  deps: Deps,
  body: RegistrationBody,
  context: RegistrationContext,
  then: (trx: Transaction<Database>, user: UserRow) => Promise<unknown>,
): Promise<Registered> {
  if (deps.config.localPasswords !== 'all') throw new ProblemError('registration_closed')
  if (isCommonPassword(body.password)) throw fieldError('password', 'common.passwordTooCommon')
  const password_hash = await hashPassword(body.password)
  const now = deps.now()
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const { validateUsers, confirmEmail } = await readSettings(trx, deps.config)
      const status = validateUsers ? UserStatus.toValidate : UserStatus.validated
      const user = await insertUser(trx, { ...rowOf(body, context, now), password_hash, status })
      if (confirmEmail) await queueMail(trx, now, user, 'emailConfirm', {})
      const pair = await openSession(trx, user, now, context.device)
      await then(trx, user)
      return { ...pair, roles: user.roles, user: toUser({ ...user, last_connect_at: now.toISOString() }) }
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ProblemError('email_taken', { errors: { email: 'common.emailTaken' } })
    throw error
  }
}

/** Asks for the app that the person came from; one that is gone or closed meanwhile costs nobody the account. */
async function askForRemembered(...[trx, deps, wish]: Parameters<typeof askAccess>) {
  try {
    await askAccess(trx, deps, wish)
  } catch (error) {
    const isClosed =
      error instanceof ProblemError && (error.code === 'not_found' || error.code === 'app_not_online')
    if (!isClosed) throw error
  }
}

function rowOf(body: RegistrationBody, context: RegistrationContext, now: Date) {
  const at = now.toISOString()
  return {
    uuid: randomUUID(),
    email: body.email,
    ...pick(body, PROFILE_FIELDS),
    optin_email: asFlag(body.optin_email),
    language: body.language ?? context.language,
    roles: Roles.user,
    is_active: 1 as const,
    partner_id: context.partnerId,
    created_at: at,
    updated_at: at,
    last_connect_at: null,
    consent_version: CONSENT_VERSION,
    consent_at: at,
  }
}
