import { type endpoints, type ListRequest, rolesOf } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import type { Engine } from '@portal/platform/db/engine'
import { inOrder } from '@portal/platform/db/order'
import { readPage } from '@portal/platform/db/pages'
import { searchIn } from '@portal/platform/db/search'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { asFlag } from '../db/flag.ts'
import type { DbOrTrx, OpenDatabase } from '../db/index.ts'
import type { Database, UserRow } from '../db/tables.ts'

export const findUser = (db: DbOrTrx, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const findUserByUuid = (db: DbOrTrx, uuid: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirst()

/** @param email trimmed and in lower case, as the contract leaves it */
export const findUserByEmail = (db: DbOrTrx, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

type Asked = ListRequest<typeof endpoints.listUsers.list>

/** Columns by which a sort goes where its own would put capitals and accents first. */
const SORTED_BY = {
  nom: 'nom_sort',
  prenom: 'prenom_sort',
  organisation: 'organisation_sort',
  fonction: 'fonction_sort',
} as const satisfies Partial<Record<Asked['sort'][0], keyof UserRow>>

/** Reads one page of users, and the total. */
export function listUsers({ db, engine }: OpenDatabase, { sort: [sort, direction], filter, ...cut }: Asked) {
  const column = sort in SORTED_BY ? SORTED_BY[sort as keyof typeof SORTED_BY] : sort
  const matching = db.selectFrom('users').where((eb) => eb.and(conditions(eb, engine, filter)))
  const ordered = matching.selectAll().orderBy(column, inOrder(column, direction)).orderBy('id', direction)
  const count = matching.select(({ fn }) => fn.countAll<number>().as('total'))
  return readPage(count, ordered, cut)
}

function conditions(eb: ExpressionBuilder<Database, 'users'>, engine: Engine, filter: Asked['filter']) {
  const wanted: Expression<SqlBool>[] = []
  if (filter.id) wanted.push(among(eb, 'id', filter.id))
  if (filter.q) wanted.push(searchIn(engine, 'users', filter.q))
  if (filter.uuid) wanted.push(among(eb, 'uuid', filter.uuid))
  if (filter.email !== undefined) wanted.push(eb('email', '=', filter.email))
  if (filter.status) wanted.push(among(eb, 'status', filter.status))
  if (filter.roles) wanted.push(among(eb, 'roles', filter.roles))
  if (filter.role) wanted.push(eb('roles', '=', rolesOf[filter.role]))
  if (filter.connected_since) wanted.push(eb('last_connect_at', '>=', filter.connected_since))
  if (filter.is_active !== undefined) wanted.push(eb('is_active', '=', asFlag(filter.is_active)))
  if (filter.optin_email !== undefined) wanted.push(eb('optin_email', '=', asFlag(filter.optin_email)))
  if (filter.partner_id) wanted.push(among(eb, 'partner_id', filter.partner_id))
  return wanted
}
