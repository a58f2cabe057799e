import type { KeyObject } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import * as openid from 'openid-client'
import { shutAccesses } from '../../accesses/commands/shut.ts'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../seal.ts'
import { endSession } from '../../sessions/commands/end.ts'
import { isSilence, reasonOf } from '../failures.ts'
import { ProviderTokens } from '../flow.ts'
import type { CompanySession } from '../queries.ts'

/** One server asks; whoever comes within this time takes its answer, so that no token is sent twice. */
const ANSWER_HOLDS_MS = MINUTE_MS
/** Time for which the provider's last yes holds while it is silent. */
const SILENCE_HOLDS_MS = HOUR_MS

/**
 * Asks the provider, by its refresh token, whether it still lets a person in; ends the session, and shuts running
 * accesses, when it does not. A session without such a token lives for an hour only, and is not asked about.
 */
export async function askProvider(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'provider'>,
  secret: KeyObject,
  session: CompanySession,
): Promise<boolean> {
  const { db, now, log, provider } = deps
  const tokens = await unseal({ secret, purpose: 'session' }, ProviderTokens, session.sealed, now())
  if (!provider || !tokens) return false
  if (!tokens.refreshToken) return true
  if (!(await takesTurn(deps, session))) return true
  try {
    const configuration = await provider.configuration()
    const answer = await openid.refreshTokenGrant(configuration, tokens.refreshToken)
    const kept = { idToken: tokens.idToken, refreshToken: answer.refresh_token ?? tokens.refreshToken }
    const sealed = await seal({ secret, purpose: 'session' }, kept, session.expires_at)
    await db
      .updateTable('company_sessions')
      .set({ sealed })
      .where('session_id', '=', session.session_id)
      .execute()
    return true
  } catch (error) {
    if (isSilence(error)) return waits(deps, session)
    log.warn({ event: 'company let go', user: session.user_id, reason: reasonOf(error) }, 'security')
    await db.transaction().execute(async (trx) => {
      await endSession(trx, session.session_id, now())
      await shutAccesses(trx, session.user_id, now())
    })
    return false
  }
}

async function takesTurn({ db, now }: Pick<Deps, 'db' | 'now'>, { session_id }: CompanySession) {
  const { numUpdatedRows } = await db
    .updateTable('company_sessions')
    .set({ confirmed_at: now().toISOString() })
    .where('session_id', '=', session_id)
    .where('confirmed_at', '<', after(now(), -ANSWER_HOLDS_MS))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function waits({ db, now }: Pick<Deps, 'db' | 'now'>, { session_id, confirmed_at }: CompanySession) {
  await db
    .updateTable('company_sessions')
    .set({ confirmed_at })
    .where('session_id', '=', session_id)
    .execute()
  return confirmed_at > after(now(), -SILENCE_HOLDS_MS)
}
