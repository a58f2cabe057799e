import {
  type DurationId,
  type GrantRule,
  type JournalEntry,
  type JournalKind,
  RequestStatus,
} from '@portal/contract'
import { sql, type Transaction } from 'kysely'
import type { AccessRow, Database, UserRow } from '../../db/tables.ts'
import { authorColumns } from '../../journal/author.ts'
import { insertEntry } from '../../journal/insert.ts'

/** The requester, an administrator, or the portal by itself (a rule). */
export type Actor =
  | { kind: 'owner'; user: Pick<UserRow, 'id'> }
  | { kind: 'admin'; user: Pick<UserRow, 'id' | 'prenom' | 'nom'> }
  | { kind: 'portal' }

type Entry = {
  access: Pick<AccessRow, 'id' | 'app_id' | 'partner_id'>
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

/** Writes what became of an access into the journal, in the same transaction: who, when, from, to, why. */
export async function logChange(
  trx: Transaction<Database>,
  { access, actor, at, from, to, ...entry }: Entry,
) {
  await insertEntry(trx, {
    kind: kindOf(from, to),
    at,
    ...authorColumns(actor),
    object: 'access',
    object_id: access.id,
    app_id: access.app_id,
    partner_id: access.partner_id,
    from_status: from,
    to_status: to,
    ...entry,
  })
}

const KINDS: Record<RequestStatus, JournalKind> = {
  [RequestStatus.toConfirm]: 'access.asked',
  [RequestStatus.granted]: 'access.granted',
  [RequestStatus.refused]: 'access.refused',
  [RequestStatus.cancelled]: 'access.cancelled',
  [RequestStatus.used]: 'access.opened',
}

function kindOf(from: RequestStatus | null, to: RequestStatus | null): JournalKind {
  if (to === null) return 'access.deleted'
  if (from !== RequestStatus.used) return KINDS[to]
  return to === RequestStatus.used ? 'access.extended' : 'access.revoked'
}

type Running = Pick<AccessRow, 'id' | 'app_id' | 'partner_id' | 'duration_id'>

/** Writes that the time of an access is over; its status stays. */
export const logEnd = (trx: Transaction<Database>, access: Running, now: Date) =>
  logMoment(trx, 'access.ended', access, now)

/** Writes which facts about its owner a demo was given. */
export const logDisclosure = (
  trx: Transaction<Database>,
  access: Running,
  { claims, now }: { claims: readonly string[]; now: Date },
) => logMoment(trx, 'access.disclosed', access, now, { claims: [...claims] })

/** Kinds that are no change of an access. */
export const MOMENTS = ['access.ended', 'access.disclosed'] as const

const logMoment = (
  trx: Transaction<Database>,
  kind: (typeof MOMENTS)[number],
  { id, app_id, partner_id, duration_id }: Running,
  now: Date,
  details?: JournalEntry['details'],
) =>
  insertEntry(trx, {
    kind,
    at: now.toISOString(),
    ...authorColumns({ kind: 'portal' }),
    object: 'access',
    object_id: id,
    app_id,
    partner_id,
    from_status: RequestStatus.used,
    to_status: RequestStatus.used,
    duration_id,
    details,
  })

/** Writes the end of all accesses of an app that is about to be deleted. */
export async function logAppRemoval(
  trx: Transaction<Database>,
  { appId, admin, now }: { appId: number; admin: Pick<UserRow, 'id' | 'prenom' | 'nom'>; now: Date },
) {
  const { actor, actor_id, actor_name } = authorColumns({ kind: 'admin', user: admin })
  await sql`
    insert into journal (kind, at, actor, actor_id, actor_name, object, object_id, app_id, partner_id, from_status, duration_id)
    select 'access.deleted', cast(${now.toISOString()} as text), cast(${actor} as text), cast(${actor_id} as integer),
      cast(${actor_name} as text), 'access', id, app_id, partner_id, status, duration_id
    from accesses where app_id = ${appId}`.execute(trx)
}
