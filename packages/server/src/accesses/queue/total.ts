import { type AccessState, RequestStatus } from '@portal/contract'
import type { DbOrTrx } from '../../db/index.ts'
import { inState } from '../states.ts'
import type { Narrowed, QueueFilter } from './filter.ts'
import { readTallies } from './tallies.ts'

/** The total of a broad search stops here. */
export const VAGUE_TOTAL = 1_000

/** Counts the accesses that match the filter. */
export async function countQueue(
  db: DbOrTrx,
  { status, state, ending_soon, ...others }: QueueFilter,
  { where, isVague }: Narrowed,
  now: Date,
): Promise<number> {
  const byStatusAlone = !ending_soon && Object.values(others).every((value) => value === undefined)
  if (byStatusAlone && !(status && state)) return countByStatus(db, { status, state, now })
  const found = db.selectFrom('accesses').select('accesses.id').where(where('find'))
  const { count } = await db
    .selectFrom((isVague ? found.limit(VAGUE_TOTAL) : found).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type ByStatus = Pick<QueueFilter, 'status' | 'state'> & { now: Date }

/** Takes counts from the tallies and counts only live accesses, which are few. */
async function countByStatus(db: DbOrTrx, { status, state, now }: ByStatus): Promise<number> {
  const tallies = await readTallies(db)
  const of = (wanted: RequestStatus) => tallies.get(wanted) ?? 0
  const live = (wanted: AccessState) => countLive(db, wanted, now)
  const count = async (wanted: AccessState) => {
    switch (wanted) {
      case 'waiting':
        return of(RequestStatus.toConfirm)
      case 'refused':
        return of(RequestStatus.refused)
      case 'cancelled':
        return of(RequestStatus.cancelled)
      case 'granted':
      case 'running':
        return live(wanted)
      case 'lapsed':
        return of(RequestStatus.granted) - (await live('granted'))
      case 'expired':
        return of(RequestStatus.used) - (await live('running'))
    }
  }
  const statuses = status ?? [...tallies.keys()]
  const counts = state ? await Promise.all([...new Set(state)].map(count)) : [...new Set(statuses)].map(of)
  return counts.reduce((sum, one) => sum + one, 0)
}

const countLive = async (db: DbOrTrx, state: AccessState, now: Date) => {
  const { count } = await db
    .selectFrom('accesses')
    .where((eb) => inState(eb, state, now))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
