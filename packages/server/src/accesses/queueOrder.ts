import type { DbOrTrx } from '../db/index.ts'
import { inOrder } from '../lib/order.ts'
import type { Narrowed, Way } from './queueFilter.ts'

/** The columns of each order; an index stands behind each of them. */
const OWN_ORDERS = {
  id: ['accesses.id'],
  updated_at: ['accesses.updated_at', 'accesses.id'],
  created_at: ['accesses.created_at', 'accesses.id'],
  decided_at: ['accesses.decided_at', 'accesses.id'],
  activated_at: ['accesses.activated_at', 'accesses.id'],
  expire_at: ['accesses.expire_at', 'accesses.id'],
  status: ['accesses.status', 'accesses.updated_at', 'accesses.id'],
  duration_id: ['accesses.duration_id', 'accesses.updated_at', 'accesses.id'],
  app_id: ['accesses.app_id', 'accesses.updated_at', 'accesses.id'],
  user_id: ['accesses.user_id', 'accesses.updated_at', 'accesses.id'],
} as const
type OwnSort = keyof typeof OWN_ORDERS
type OwnColumn = (typeof OWN_ORDERS)[OwnSort][number]
/** Orders by what belongs to the person. */
const PERSON_ORDERS = {
  nom: ['users.nom', 'users.id', 'accesses.updated_at', 'accesses.id'],
  email: ['users.email', 'accesses.updated_at', 'accesses.id'],
} as const
type PersonSort = keyof typeof PERSON_ORDERS
type PersonColumn = (typeof PERSON_ORDERS)[PersonSort][number]
const APP_ORDER = ['apps.name', 'apps.id', 'accesses.updated_at', 'accesses.id'] as const

export type QueueSort = OwnSort | PersonSort | 'name'
export const QUEUE_SORTS = [
  ...(Object.keys(OWN_ORDERS) as OwnSort[]),
  ...(Object.keys(PERSON_ORDERS) as PersonSort[]),
  'name',
] as const satisfies QueueSort[]

type Order = readonly [QueueSort, 'asc' | 'desc']
type Slice = { offset: number; limit: number }
type Passing = Pick<Narrowed, 'where'> & { way: Way }
/** More than is ever found this way. */
const FENCE = 1_000_000

/** The ids of one page, in their order. */
export async function pageIds(db: DbOrTrx, [sort, direction]: Order, passing: Passing, slice: Slice) {
  if (sort === 'nom' || sort === 'email') return byPerson(db, [sort, direction], passing, slice)
  if (sort === 'name') {
    let query = from(db, passing).innerJoin('apps', 'apps.id', 'accesses.app_id').select('accesses.id')
    for (const column of APP_ORDER) query = query.orderBy(column, inOrder(column, direction))
    return idsOf(await query.limit(slice.limit).offset(slice.offset).execute())
  }
  const columns: readonly OwnColumn[] = OWN_ORDERS[sort]
  let query = from(db, passing).select('accesses.id')
  for (const column of columns) query = query.orderBy(column, inOrder(column, direction))
  return idsOf(await query.limit(slice.limit).offset(slice.offset).execute())
}

/** By what belongs to the person; accesses whose person is gone come last in either direction. */
async function byPerson(
  db: DbOrTrx,
  [sort, direction]: readonly [PersonSort, 'asc' | 'desc'],
  passing: Passing,
  { offset, limit }: Slice,
) {
  const ofPeople = from(db, passing).innerJoin('users', 'users.id', 'accesses.user_id')
  const columns: readonly PersonColumn[] = PERSON_ORDERS[sort]
  let query = ofPeople.select('accesses.id')
  for (const column of columns) query = query.orderBy(column, inOrder(column, direction))
  const page = await query.limit(limit).offset(offset).execute()
  if (page.length === limit) return idsOf(page)
  const { count } = await ofPeople
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rest = await from(db, passing)
    .select('accesses.id')
    .where('accesses.user_id', 'is', null)
    .orderBy('accesses.updated_at', direction)
    .orderBy('accesses.id', direction)
    .limit(limit - page.length)
    .offset(Math.max(0, offset - count))
    .execute()
  return idsOf([...page, ...rest])
}

/** The accesses that pass. The limit is a fence: what is found is found before anything is sorted. */
const from = (db: DbOrTrx, { where, way }: Passing) =>
  db.selectFrom((eb) => {
    const passing = eb.selectFrom('accesses').selectAll().where(where(way))
    return (way === 'find' ? passing.limit(FENCE) : passing).as('accesses')
  })

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
