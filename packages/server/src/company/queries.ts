import type { DbOrTrx } from '../db/index.ts'
import type { UserRow } from '../db/tables.ts'

export type Identity = { issuer: string; subject: string }

/** Finds the account of somebody whom the provider named before. */
export const findByIdentity = (db: DbOrTrx, { issuer, subject }: Identity): Promise<UserRow | undefined> =>
  db
    .selectFrom('company_identities')
    .innerJoin('users', 'users.id', 'company_identities.user_id')
    .selectAll('users')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Finds a session that began at the provider, with its person and its end. */
export const findCompanySession = (db: DbOrTrx, sessionId: number) =>
  db
    .selectFrom('company_sessions')
    .innerJoin('sessions', 'sessions.id', 'company_sessions.session_id')
    .selectAll('company_sessions')
    .select(['sessions.user_id', 'sessions.expires_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
export type CompanySession = NonNullable<Awaited<ReturnType<typeof findCompanySession>>>

/** Finds an arrival that nobody took yet. */
export const findArrival = (db: DbOrTrx, hash: string, now: Date) =>
  db
    .selectFrom('company_arrivals')
    .select('sealed')
    .where('hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
