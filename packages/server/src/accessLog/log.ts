import type { DurationId, GrantRule, RequestStatus } from '@portal/contract'
import type { Transaction } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import type { AccessRow, Database, UserRow } from '../db/tables.ts'

/** The requester, an administrator, or the portal by itself (a rule). */
export type Actor =
  | { kind: 'owner'; user: Pick<UserRow, 'id'> }
  | { kind: 'admin'; user: Pick<UserRow, 'id' | 'prenom' | 'nom'> }
  | { kind: 'portal' }

type Entry = {
  access: Pick<AccessRow, 'id' | 'app_id'>
  actor: Actor
  at: string
  from: RequestStatus | null
  /** `null`: the access was deleted. */
  to: RequestStatus | null
  duration_id: DurationId
  /** Minutes that were added, where the access only runs longer. */
  added_minutes?: number
  reason: string | null
  /** The rule by which the portal granted, and what of the request it named. */
  rule?: GrantRule
  rule_value?: string | null
}

/** One line of the log, in the transaction of what it tells of: who, when, from, to, why. */
export async function logChange(
  trx: Transaction<Database>,
  { access, actor, at, from, to, ...entry }: Entry,
) {
  await trx
    .insertInto('access_log')
    .values({
      access_id: access.id,
      app_id: access.app_id,
      at,
      ...actorColumns(actor),
      from_status: from,
      to_status: to,
      ...entry,
    })
    .execute()
}

/** The lines for all accesses of an app that is about to be deleted. */
export async function logAppRemoval(
  trx: Transaction<Database>,
  { appId, admin, now }: { appId: number; admin: UserRow; now: Date },
) {
  const { actor, actor_id, actor_name } = actorColumns({ kind: 'admin', user: admin })
  await trx
    .insertInto('access_log')
    .columns(['access_id', 'app_id', 'at', 'actor', 'actor_id', 'actor_name', 'from_status', 'duration_id'])
    .expression((eb) =>
      eb
        .selectFrom('accesses')
        .select((row) => [
          'accesses.id',
          'accesses.app_id',
          row.cast<string>(row.val(now.toISOString()), 'text').as('at'),
          row.cast<string>(row.val(actor), 'text').as('actor'),
          row.cast<number>(row.val(actor_id), 'integer').as('actor_id'),
          row.cast<string>(row.val(actor_name), 'text').as('actor_name'),
          'accesses.status',
          'accesses.duration_id',
        ])
        .where('accesses.app_id', '=', appId),
    )
    .execute()
}

/** The lines of one access, oldest first. */
export const readLog = (db: DbOrTrx, accessId: number) =>
  db
    .selectFrom('access_log')
    .select(['id', 'at', 'actor', 'actor_name', 'from_status', 'to_status', 'duration_id'])
    .select(['added_minutes', 'reason', 'rule', 'rule_value'])
    .where('access_id', '=', accessId)
    .orderBy('id')
    .execute()

// The requester's name is not copied: it is the access' own, and goes when the account does.
const actorColumns = (actor: Actor) => ({
  actor: actor.kind,
  actor_id: actor.kind === 'portal' ? null : actor.user.id,
  actor_name: actor.kind === 'admin' ? `${actor.user.prenom} ${actor.user.nom}` : null,
})
