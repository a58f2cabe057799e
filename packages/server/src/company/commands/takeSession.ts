import type { KeyObject } from 'node:crypto'
import type { CompanyArrival, CompanySession, Language } from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { ProblemError } from '@portal/platform/http/problem'
import type { Transaction } from 'kysely'
import { askAccess } from '../../accesses/commands/ask.ts'
import type { Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { recordSignIn } from '../../journal/signIns.ts'
import { unseal } from '../../seal.ts'
import { hashToken } from '../../sessions/tokens.ts'
import { closedFor } from '../../signIn/refuse.ts'
import { findUserByEmail } from '../../users/queries.ts'
import { Arrival } from '../flow.ts'
import type { Provider } from '../provider.ts'
import { findArrival, findByIdentity } from '../queries.ts'
import { identify } from './identify.ts'
import { joinAccount } from './joinAccount.ts'
import { makeAccount } from './makeAccount.ts'
import { openCompanySession } from './openCompanySession.ts'
import { updateAccount } from './updateAccount.ts'

type Taking = {
  provider: Provider
  secret: KeyObject
  /** The token of the browser's cookie. */
  token: string | undefined
  body: CompanyArrival
  language: Language
  partnerId: string
  device: string | null
}

/**
 * Signs in whom the provider let in: a known person, the owner of an account with the same verified address, or,
 * once they consented, somebody new. An arrival is spent by the session that it opens.
 *
 * @returns the session, or whom an account would be made for
 * @throws ProblemError `company_signin_over`, `company_email_missing`, `company_email_unverified`,
 * `account_blocked`, `account_disabled`, and what asking for an app throws
 */
export async function takeSession(deps: Deps, taking: Taking): Promise<CompanySession> {
  const { token = '', secret } = taking
  const hash = hashToken(token)
  const found = await findArrival(deps.db, hash, deps.now())
  const arrival = await unseal({ secret, purpose: 'arrival' }, Arrival, found?.sealed, deps.now())
  if (!arrival) throw new ProblemError('company_signin_over')
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const known = await findAccount(trx, deps, taking, arrival)
      if (!known && !taking.body.consent) return consentFor(arrival)
      await spend(trx, hash)
      const user = known ?? (await register(trx, deps, taking, arrival))
      return signIn(trx, deps, taking, user, arrival)
    })
  } catch (error) {
    // Another browser of the same person was faster; the next try finds the account.
    if (isUniqueViolation(error)) throw new ProblemError('company_signin_over')
    throw error
  }
}

async function findAccount(trx: Transaction<Database>, deps: Deps, { provider }: Taking, arrival: Arrival) {
  const identity = { issuer: provider.issuer, subject: arrival.subject }
  const known = await findByIdentity(trx, identity)
  if (known) return known
  const { email } = arrival.person
  const local = email === null ? undefined : await findUserByEmail(trx, email)
  if (!local) return undefined
  const joined = await joinAccount(trx, deps, local, arrival.person)
  await identify(trx, identity, joined.id, deps.now())
  deps.log.info({ event: 'account joined', user: joined.id }, 'security')
  return joined
}

async function register(trx: Transaction<Database>, deps: Deps, taking: Taking, arrival: Arrival) {
  const { provider, body, language, partnerId } = taking
  const { email } = arrival.person
  if (email === null) throw new ProblemError('company_email_missing')
  const agreed = { language, optinEmail: body.optin_email, partnerId }
  const user = await makeAccount(trx, deps, { ...arrival.person, email }, agreed)
  await identify(trx, { issuer: provider.issuer, subject: arrival.subject }, user.id, deps.now())
  if (body.appId) await askAccess(trx, deps, { user, appId: body.appId, partnerId })
  deps.log.info({ event: 'registered', user: user.id, partner: partnerId, by: 'company' }, 'security')
  return user
}

async function signIn(
  trx: Transaction<Database>,
  deps: Deps,
  { provider, secret, partnerId, device }: Taking,
  user: UserRow,
  arrival: Arrival,
) {
  const closed = closedFor(user)
  if (closed) throw new ProblemError(closed)
  const now = deps.now()
  const current = await updateAccount(trx, deps, provider, user, arrival.person)
  await recordSignIn(trx, { user: current, partnerId, now })
  const pair = await openCompanySession(
    trx,
    { secret, issuer: provider.issuer, now, device },
    current,
    arrival,
  )
  await trx
    .updateTable('company_identities')
    .set({ seen_at: now.toISOString() })
    .where('issuer', '=', provider.issuer)
    .where('subject', '=', arrival.subject)
    .execute()
  deps.log.info({ event: 'signed in', user: user.id, by: 'company' }, 'security')
  return { ...pair, roles: current.roles }
}

function consentFor({ person: { email, prenom, nom } }: Arrival) {
  if (email === null) throw new ProblemError('company_email_missing')
  return { consent_for: { email, prenom, nom } }
}

async function spend(trx: Transaction<Database>, hash: string) {
  const { numDeletedRows } = await trx
    .deleteFrom('company_arrivals')
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new ProblemError('company_signin_over')
}
