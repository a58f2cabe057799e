import { hasRole } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import type { Transaction } from 'kysely'
import type { Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { isActingAdmin } from '../../policy.ts'
import { endSessions } from '../../sessions/commands/end.ts'
import { keepOneAdmin } from '../../users/commands/keepOneAdmin.ts'
import { recordChange } from '../../users/commands/recordChange.ts'
import { foldedUser } from '../../users/searchText.ts'
import type { Person } from '../claims.ts'
import { rolesByGroups } from '../groupRoles.ts'
import type { Provider } from '../provider.ts'

/**
 * Takes over names and roles as the provider has them now; new roles end the sessions under the old ones. The last
 * administrator keeps the role.
 */
export async function updateAccount(
  trx: Transaction<Database>,
  { engine, now, log }: Pick<Deps, 'engine' | 'now' | 'log'>,
  provider: Provider,
  user: UserRow,
  { prenom, nom, groups }: Person,
): Promise<UserRow> {
  const wanted = rolesByGroups(provider, groups ?? [], user.roles)
  const isKept =
    hasRole(user.roles, 'ADMIN') && wanted !== user.roles && (await isLastAdmin(trx, engine, user))
  if (isKept) log.warn({ event: 'last administrator kept', user: user.id }, 'security')
  const roles = isKept ? user.roles : wanted
  const next = { ...user, roles, prenom: prenom || user.prenom, nom: nom || user.nom }
  if (next.roles === user.roles && next.prenom === user.prenom && next.nom === user.nom) return user
  if (next.roles !== user.roles) {
    await endSessions(trx, user.id, now())
    log.info({ event: 'roles by groups', user: user.id, roles }, 'security')
  }
  const stored = await trx
    .updateTable('users')
    .set({
      roles,
      prenom: next.prenom,
      nom: next.nom,
      ...foldedUser(next),
      updated_at: nextInstant(user.updated_at, now()),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordChange(trx, now(), { by: { kind: 'portal' }, before: user, after: stored })
  return stored
}

async function isLastAdmin(trx: Transaction<Database>, engine: Deps['engine'], user: UserRow) {
  if (!isActingAdmin(user)) return false
  try {
    await keepOneAdmin(trx, engine, user.id)
    return false
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'last_admin') return true
    throw error
  }
}
