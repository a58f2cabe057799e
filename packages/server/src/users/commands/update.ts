import type { UserUpdate } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import { tellGatesOfAll } from '../../accesses/events.ts'
import { asFlag } from '../../db/flag.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { Administrator } from '../../journal/author.ts'
import { isActingAdmin, isValidated, maySignIn } from '../../policy.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import { findUser } from '../queries.ts'
import { foldedUser } from '../searchText.ts'
import { keepOneAdmin } from './keepOneAdmin.ts'
import { recordChange } from './recordChange.ts'

/**
 * Writes an administrator's edit; new rights end the user's sessions at once.
 *
 * @throws ProblemError `not_found`; `conflict` when the record changed since it was read; `own_account` for
 * one's own rights; `last_admin`
 */
export async function updateUser(
  { db, engine, now }: Pick<Deps, 'db' | 'engine' | 'now'>,
  by: Administrator,
  id: number,
  { updated_at, optin_email, is_active, ...body }: UserUpdate,
): Promise<UserRow> {
  return db.transaction().execute(async (trx) => {
    const user = await findUser(trx, id)
    if (!user) throw new ProblemError('not_found')
    if (updated_at !== undefined && updated_at !== user.updated_at) throw new ProblemError('conflict')
    const next = merged(user, {
      ...body,
      ...(optin_email !== undefined && { optin_email: asFlag(optin_email) }),
      ...(is_active !== undefined && { is_active: asFlag(is_active) }),
    })
    const rights = (one: UserRow) => `${one.roles} ${one.status} ${one.is_active}`
    const changesRights = rights(next) !== rights(user)
    if (changesRights && id === by.user.id) throw new ProblemError('own_account')
    if (isActingAdmin(user) && !isActingAdmin(next)) await keepOneAdmin(trx, engine, id)
    const { id: _id, ...columns } = next
    const stored = await trx
      .updateTable('users')
      .set({ ...columns, updated_at: nextInstant(user.updated_at, now()), ...foldedUser(next) })
      .where('id', '=', id)
      .where('updated_at', '=', user.updated_at)
      .returningAll()
      .executeTakeFirst()
    if (!stored) throw new ProblemError('conflict')
    await recordChange(trx, now(), { by, before: user, after: stored })
    if (isValidated(user) && !isValidated(next)) await tellGatesOfAll(trx, { user_id: id }, now())
    if (next.roles !== user.roles || !maySignIn(next)) await endSessions(trx, id, now())
    return stored
  })
}

/** Merges the body into the row; fields left out stay. */
const merged = (user: UserRow, changes: Partial<UserRow> | Record<string, unknown>): UserRow => ({
  ...user,
  ...(Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<UserRow>),
})
