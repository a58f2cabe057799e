import { type AccessState, RequestStatus } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { Engine } from '@portal/platform/db/engine'
import type { DbOrTrx } from '../../db/index.ts'
import { type Asked, namesDays, narrow, type QueueFilter } from './filter.ts'
import { pageIds, type QueueSort } from './order.ts'
import { countQueue, VAGUE_TOTAL } from './total.ts'

/** Joins accesses with their requester, their app and who decided. */
const whole = (db: DbOrTrx) =>
  db
    .selectFrom('accesses')
    .innerJoin('apps', 'apps.id', 'accesses.app_id')
    .leftJoin('users', 'users.id', 'accesses.user_id')
    .leftJoin('users as deciders', 'deciders.id', 'accesses.decided_by')
    .selectAll('accesses')
    .select(['apps.name', 'apps.name_en', 'apps.code as app_code', 'apps.status as app_status'])
    .select(['apps.duration_id as app_duration_id', 'apps.extension_minutes as app_extension_minutes'])
    .select(['users.email', 'users.prenom', 'users.nom', 'users.civility', 'users.organisation'])
    .select(['users.fonction', 'users.status as user_status', 'users.language'])
    .select(['deciders.prenom as decider_prenom', 'deciders.nom as decider_nom'])

export type QueueRow = NonNullable<Awaited<ReturnType<typeof findInQueue>>>

export const findInQueue = (db: DbOrTrx, id: number) =>
  whole(db).where('accesses.id', '=', id).executeTakeFirst()

const findAllInQueue = (db: DbOrTrx, ids: number[]): Promise<QueueRow[]> =>
  whole(db)
    .where((eb) => among(eb, 'accesses.id', ids))
    .execute()

/** Up to this many matches, sorting them beats walking the order. */
const FEW = 20_000
/** The same for matches that may all lie at one end of the order. */
const FEW_AT_AN_END = 60_000

/** Reads one page of the queue, and the total. */
export async function listQueue(
  db: DbOrTrx,
  engine: Engine,
  { sort, offset, limit, filter }: Asked,
  now: Date,
): Promise<{ rows: QueueRow[]; total: number }> {
  const narrowed = await narrow(db, engine, filter, now)
  const total = await countQueue(db, filter, narrowed, now)
  const few = liesAtAnEnd(sort[0], filter) ? FEW_AT_AN_END : FEW
  const isLittle = total <= few && !(narrowed.isVague && total === VAGUE_TOTAL)
  const way = isLittle || isLive(filter.state) ? 'find' : 'walk'
  const ids = await pageIds(db, sort, { ...narrowed, way }, { offset, limit })
  const byId = new Map((await findAllInQueue(db, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

const { toConfirm, granted, refused, cancelled } = RequestStatus
const UNUSED = [toConfirm, granted, refused, cancelled]
/** Statuses without a value in an order, which lie together. */
const WITHOUT: Partial<Record<QueueSort, readonly RequestStatus[]>> = {
  decided_at: [toConfirm],
  activated_at: UNUSED,
  expire_at: UNUSED,
  duration_id: [toConfirm, refused, cancelled],
}
const STATUS_OF: Record<AccessState, RequestStatus> = {
  waiting: toConfirm,
  granted,
  lapsed: granted,
  refused,
  cancelled,
  running: RequestStatus.used,
  expired: RequestStatus.used,
}
/** Orders that have nothing to do with time. */
const TIMELESS: readonly QueueSort[] = ['app_id', 'user_id', 'name', 'nom', 'email']

/** Matches of a day filter lie together, and so do those without a value in the order. */
function liesAtAnEnd(sort: QueueSort, filter: QueueFilter) {
  const statuses = filter.status ?? filter.state?.map((state) => STATUS_OF[state])
  const isWithout = statuses?.every((status) => WITHOUT[sort]?.includes(status)) ?? false
  return isWithout || (namesDays(filter) && !TIMELESS.includes(sort))
}

/** Few accesses are live. */
const isLive = (states: AccessState[] | undefined) =>
  states?.every((state) => state === 'granted' || state === 'running') ?? false
