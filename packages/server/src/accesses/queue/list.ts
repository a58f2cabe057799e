import type { AccessState } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { Engine } from '@portal/platform/db/engine'
import type { DbOrTrx } from '../../db/index.ts'
import { type Asked, type Narrowed, narrow, type QueueFilter, type Way } from './filter.ts'
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
/** The same where the start of the order can be looked at first. */
const FEW_TO_SORT = 5_000
/** Beyond, even matches that lie together at the end of an order are met soon. */
const MUCH = 250_000

/** Reads one page of the queue, and the total. */
export async function listQueue(
  db: DbOrTrx,
  engine: Engine,
  { sort, offset, limit, filter }: Asked,
  now: Date,
): Promise<{ rows: QueueRow[]; total: number }> {
  const narrowed = await narrow(db, engine, filter, now)
  const total = await countQueue(db, filter, narrowed, now)
  const way = wayTo(sort[0], filter, narrowed, total)
  const ids = await pageIds(db, sort, { ...narrowed, way }, { offset, limit })
  const byId = new Map((await findAllInQueue(db, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

/** Orders that have nothing to do with time, nor with the state. */
const TIMELESS: readonly QueueSort[] = ['id', 'app_id', 'user_id', 'name', 'nom', 'email']

function wayTo(sort: QueueSort, filter: QueueFilter, { isVague }: Narrowed, total: number): Way {
  if (isLive(filter.state)) return 'find'
  if (isVague && total === VAGUE_TOTAL) return 'walk'
  if (TIMELESS.includes(sort)) return total <= FEW ? 'find' : 'walk'
  if (total <= FEW_TO_SORT) return 'find'
  return total > MUCH ? 'walk' : 'look'
}

/** Few accesses are live. */
const isLive = (states: AccessState[] | undefined) =>
  states?.every((state) => state === 'granted' || state === 'running') ?? false
