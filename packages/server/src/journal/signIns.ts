import { type ErrorCode, type FactorMethod, mayEdit } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { UserRow } from '../db/tables.ts'
import { authorOf } from './author.ts'
import { record } from './record.ts'

type SignIn = { user: UserRow; partnerId: string; now: Date }

/** Records that an editor or an administrator signed in, and with which second factor; nobody else's sign-ins are kept. */
export async function recordSignIn(
  trx: DbOrTrx,
  { user, partnerId, now, method }: SignIn & { method?: FactorMethod },
): Promise<void> {
  if (!mayEdit(user.roles)) return
  await record(trx, now, {
    kind: 'signin.succeeded',
    by: authorOf(user, { partnerId }),
    on: { object: 'person', id: user.id },
    ...(method && { details: { method } }),
  })
}

/** Records that somebody was refused as an editor or administrator: who it was is not proved. */
export async function recordRefusedSignIn(
  db: DbOrTrx,
  { user, partnerId, now, code }: SignIn & { code: ErrorCode },
): Promise<void> {
  if (!mayEdit(user.roles)) return
  await record(db, now, {
    kind: 'signin.failed',
    by: { kind: 'stranger', partnerId },
    on: { object: 'person', id: user.id },
    details: { code },
  })
}

type SignOut = {
  userId: number
  /** The partner through which the owner left; without one, the company's provider ended the session. */
  partnerId?: string
  now: Date
}

/** Records that a session of an editor or an administrator was left. */
export async function recordSignOut(trx: DbOrTrx, { userId, partnerId, now }: SignOut): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'prenom', 'nom', 'roles'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user || !mayEdit(user.roles)) return
  await record(trx, now, {
    kind: 'signin.ended',
    by: partnerId === undefined ? { kind: 'portal' } : authorOf(user, { partnerId }),
    on: { object: 'person', id: user.id },
  })
}
