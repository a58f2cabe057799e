import { FACTOR_METHODS, type FactorMethod, type Factors } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'

/** Reads somebody's second factors, without their secrets. */
export async function findFactors(
  db: DbOrTrx,
  userId: number,
): Promise<Pick<Factors, 'passkeys' | 'code' | 'recovery_left'>> {
  const [passkeys, code, recovery] = await Promise.all([
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    db.selectFrom('factor_codes').select('since').where('user_id', '=', userId).executeTakeFirst(),
    db.selectFrom('recovery_codes').select('hash').where('user_id', '=', userId).execute(),
  ])
  return { passkeys, code: code ?? null, recovery_left: recovery.length }
}

/** Lists the ways in which somebody can show a second factor. */
export async function findMethods(db: DbOrTrx, userId: number): Promise<FactorMethod[]> {
  const { passkeys, code, recovery_left } = await findFactors(db, userId)
  const has = { passkey: passkeys.length > 0, code: code !== null, recovery: recovery_left > 0 }
  return FACTOR_METHODS.filter((method) => has[method])
}

/** Finds somebody's passkeys as an authenticator is told of them. */
export async function findCredentials(db: DbOrTrx, userId: number) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: JSON.parse(transports) as string[],
  }))
}

/** Tells whether a session began at the company's provider, whose second factor is the company's. */
export async function isCompanySession(db: DbOrTrx, sessionId: number): Promise<boolean> {
  const found = await db
    .selectFrom('company_sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return found !== undefined
}
