import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DbOrTrx } from '../db/index.ts'
import type { Database, UserRow } from '../db/types.ts'
import { type ListRequest, likePattern } from '../lib/lists.ts'

export const findUser = (db: DbOrTrx, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** @param email as the contract leaves it: trimmed and in lower case */
export const findUserByEmail = (db: DbOrTrx, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export const USER_SORTS = [
  'id',
  'email',
  'nom',
  'prenom',
  'organisation',
  'fonction',
  'status',
  'roles',
  'is_active',
  'created_at',
  'updated_at',
  'last_connect_at',
] as const
export type UserSort = (typeof USER_SORTS)[number]

export type UserFilter = {
  id?: number[] | undefined
  q?: string | undefined
  uuid?: string[] | undefined
  email?: string | undefined
  status?: number[] | undefined
  roles?: string[] | undefined
  is_active?: boolean | undefined
  optin_email?: boolean | undefined
  partner_id?: string[] | undefined
}

/** One page of users, and how many there are in all. */
export async function listUsers(
  db: DbOrTrx,
  { sort: [column, direction], offset, limit, filter }: ListRequest<UserSort, UserFilter>,
): Promise<{ rows: UserRow[]; total: number }> {
  const matching = db.selectFrom('users').where((eb) => eb.and(conditions(eb, filter)))
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

function conditions(eb: ExpressionBuilder<Database, 'users'>, filter: UserFilter) {
  const wanted = []
  if (filter.id) wanted.push(eb('id', 'in', filter.id))
  if (filter.q) wanted.push(sql<SqlBool>`${eb.ref('search')} like ${likePattern(filter.q)} escape '\\'`)
  if (filter.uuid) wanted.push(eb('uuid', 'in', filter.uuid))
  if (filter.email !== undefined) wanted.push(eb('email', '=', filter.email))
  if (filter.status) wanted.push(sql<SqlBool>`${eb.ref('status')} in (${sql.join(filter.status)})`)
  if (filter.roles) wanted.push(eb('roles', 'in', filter.roles))
  if (filter.is_active !== undefined) wanted.push(eb('is_active', '=', filter.is_active ? 1 : 0))
  if (filter.optin_email !== undefined) wanted.push(eb('optin_email', '=', filter.optin_email ? 1 : 0))
  if (filter.partner_id) wanted.push(eb('partner_id', 'in', filter.partner_id))
  return wanted
}
