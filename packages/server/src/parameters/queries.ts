import type { endpoints, ListRequest } from '@portal/contract'
import { among } from '@portal/platform/db/among'
import { readPage } from '@portal/platform/db/pages'
import { contains } from '@portal/platform/db/search'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DbOrTrx, OpenDatabase } from '../db/index.ts'
import type { Database, ParameterRow } from '../db/tables.ts'

export const findParameter = (db: DbOrTrx, id: number): Promise<ParameterRow | undefined> =>
  db.selectFrom('parameters').selectAll().where('id', '=', id).executeTakeFirst()

type Asked = ListRequest<typeof endpoints.listParameters.list>

/** Reads one page of parameters, and the total. */
export function listParameters(
  { db }: Pick<OpenDatabase, 'db'>,
  { sort: [column, direction], filter, ...cut }: Asked,
) {
  const matching = db.selectFrom('parameters').where((eb) => eb.and(conditions(eb, filter)))
  const ordered = matching.selectAll().orderBy(column, direction).orderBy('id', direction)
  const count = matching.select(({ fn }) => fn.countAll<number>().as('total'))
  return readPage(count, ordered, cut)
}

function conditions(eb: ExpressionBuilder<Database, 'parameters'>, filter: Asked['filter']) {
  const wanted: Expression<SqlBool>[] = []
  if (filter.id) wanted.push(among(eb, 'id', filter.id))
  if (filter.parameter_name !== undefined) wanted.push(eb('parameter_name', '=', filter.parameter_name))
  if (filter.parameter_status) wanted.push(among(eb, 'parameter_status', filter.parameter_status))
  if (filter.q)
    wanted.push(eb.or([contains('parameter_name', filter.q), contains('parameter_description', filter.q)]))
  return wanted
}
