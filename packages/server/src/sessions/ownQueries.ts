import {
  ACCOUNT_KINDS,
  type AccountActor,
  type AccountEvent,
  type JournalActor,
  mayEdit,
  type OwnSession,
} from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { UserRow } from '../db/tables.ts'
import type { Caller } from './queries.ts'

/** Events that the owner is shown. */
const LATELY = 20

/** Reads the caller's sessions that are not over; the newest first. */
export async function findOwnSessions(
  db: DbOrTrx,
  { user, sessionId }: Caller,
  now: Date,
): Promise<OwnSession[]> {
  const at = now.toISOString()
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('company_sessions', 'company_sessions.session_id', 'sessions.id')
    .select(['sessions.id', 'device', 'created_at', 'seen_at', 'company_sessions.session_id as company'])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    // One whose refresh token ran out idle has ended, too.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('tokens')
          .select('hash')
          .whereRef('tokens.session_id', '=', 'sessions.id')
          .where('tokens.expires_at', '>', at),
      ),
    )
    .orderBy('seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
  return rows.map(({ company, ...row }) => ({
    ...row,
    by_company: company !== null,
    is_current: row.id === sessionId,
  }))
}

/** Reads what happened to an account: of the journal its own entries, and sign-ins that the journal leaves out. */
export async function findAccountEvents(db: DbOrTrx, user: UserRow): Promise<AccountEvent[]> {
  const [entries, signIns] = await Promise.all([
    db
      .selectFrom('journal')
      .select(['at', 'kind', 'actor', 'actor_id'])
      .where('object', '=', 'person')
      .where('object_id', '=', user.id)
      .where('kind', 'in', ACCOUNT_KINDS)
      .$narrowType<Pick<AccountEvent, 'kind'>>()
      .orderBy('id', 'desc')
      .limit(LATELY)
      .execute(),
    mayEdit(user.roles) ? [] : findSignIns(db, user.id),
  ])
  const events = entries.map(
    ({ at, kind, actor, actor_id }): AccountEvent => ({
      at,
      kind,
      by: actor_id === user.id ? 'you' : TOLD[actor],
      device: null,
    }),
  )
  return [...events, ...signIns].sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, LATELY)
}

/** Names of administrators and editors stay theirs. */
const TOLD: Record<JournalActor, AccountActor> = {
  owner: 'you',
  editor: 'team',
  admin: 'team',
  operator: 'team',
  portal: 'portal',
  stranger: 'stranger',
}

async function findSignIns(db: DbOrTrx, userId: number): Promise<AccountEvent[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'device'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(LATELY)
    .execute()
  return sessions.map(({ created_at, device }) => ({
    at: created_at,
    kind: 'signin.succeeded',
    by: 'you',
    device,
  }))
}
