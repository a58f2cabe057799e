import type { AccessState, Category, RequestStatus } from '@portal/contract'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import type { Database } from '../db/types.ts'
import { type ListRequest, likePattern } from '../lib/lists.ts'
import { endingSoon, inState } from './states.ts'

export const QUEUE_SORTS = {
  id: 'accesses.id',
  nom: 'users.nom',
  email: 'users.email',
  name: 'apps.name',
  app_id: 'accesses.app_id',
  user_id: 'accesses.user_id',
  status: 'accesses.status',
  duration_id: 'accesses.duration_id',
  nb_access: 'accesses.nb_access',
  created_at: 'accesses.created_at',
  updated_at: 'accesses.updated_at',
  decided_at: 'accesses.decided_at',
  use_by: 'accesses.use_by',
  activated_at: 'accesses.activated_at',
  expire_at: 'accesses.expire_at',
} as const
export type QueueSort = keyof typeof QUEUE_SORTS

export type QueueFilter = {
  id?: number[] | undefined
  q?: string | undefined
  status?: RequestStatus[] | undefined
  state?: AccessState[] | undefined
  ending_soon?: boolean | undefined
  app_id?: number[] | undefined
  user_id?: number[] | undefined
  category?: Category[] | undefined
  /** Instants: from this one on, and before that one. */
  created_from?: string | undefined
  created_to?: string | undefined
}

/** Accesses with their requester, their app and who decided. */
const whole = (db: DbOrTrx) =>
  db
    .selectFrom('accesses')
    .innerJoin('apps', 'apps.id', 'accesses.app_id')
    .leftJoin('users', 'users.id', 'accesses.user_id')
    .leftJoin('users as deciders', 'deciders.id', 'accesses.decided_by')
    .selectAll('accesses')
    .select(['apps.name', 'apps.name_en', 'apps.code as app_code', 'apps.status as app_status'])
    .select('apps.duration_id as app_duration_id')
    .select(['users.email', 'users.prenom', 'users.nom', 'users.civility', 'users.organisation'])
    .select(['users.fonction', 'users.status as user_status'])
    .select(['deciders.prenom as decider_prenom', 'deciders.nom as decider_nom'])

export type QueueRow = NonNullable<Awaited<ReturnType<typeof findInQueue>>>

export const findInQueue = (db: DbOrTrx, id: number) =>
  whole(db).where('accesses.id', '=', id).executeTakeFirst()

/** One page of the administrators' queue, and how many there are in all. */
export async function listQueue(
  db: DbOrTrx,
  { sort: [column, direction], offset, limit, filter }: ListRequest<QueueSort, QueueFilter>,
  now: Date,
): Promise<{ rows: QueueRow[]; total: number }> {
  const where = (eb: ExpressionBuilder<Database, 'accesses'>) => eb.and(conditions(eb, filter, now))
  const [rows, { total }] = await Promise.all([
    whole(db)
      .where(where)
      .orderBy(QUEUE_SORTS[column], direction)
      .orderBy('accesses.id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('accesses')
      .where(where)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

function conditions(eb: ExpressionBuilder<Database, 'accesses'>, filter: QueueFilter, now: Date) {
  const wanted = []
  if (filter.id) wanted.push(eb('accesses.id', 'in', filter.id))
  if (filter.status) wanted.push(eb('accesses.status', 'in', filter.status))
  if (filter.state) wanted.push(eb.or(filter.state.map((state) => inState(eb, state, now))))
  if (filter.ending_soon) wanted.push(endingSoon(eb, now))
  if (filter.app_id) wanted.push(eb('accesses.app_id', 'in', filter.app_id))
  if (filter.user_id) wanted.push(eb('accesses.user_id', 'in', filter.user_id))
  if (filter.category)
    wanted.push(
      eb(
        'accesses.app_id',
        'in',
        eb.selectFrom('apps').select('apps.id').where('apps.category', 'in', filter.category),
      ),
    )
  if (filter.created_from) wanted.push(eb('accesses.created_at', '>=', filter.created_from))
  if (filter.created_to) wanted.push(eb('accesses.created_at', '<', filter.created_to))
  if (filter.q) wanted.push(matching(eb, filter.q))
  return wanted
}

/** The search looks at the person and at the app. */
function matching(eb: ExpressionBuilder<Database, 'accesses'>, words: string) {
  const pattern = likePattern(words)
  const like = (column: string) => sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
  return eb.or([
    eb('accesses.user_id', 'in', eb.selectFrom('users').select('users.id').where(like('users.search'))),
    eb('accesses.app_id', 'in', eb.selectFrom('apps').select('apps.id').where(like('apps.search'))),
  ])
}
