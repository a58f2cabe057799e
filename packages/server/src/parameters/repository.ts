import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DbOrTrx, OpenDatabase } from '../db/index.ts'
import type { Database, ParameterRow } from '../db/types.ts'
import { among } from '../lib/filters.ts'
import { type ListRequest, likePattern } from '../lib/lists.ts'
import { preparedPages } from '../lib/pages.ts'

export type ParameterSort =
  | 'id'
  | 'parameter_name'
  | 'parameter_value'
  | 'parameter_status'
  | 'created_at'
  | 'updated_at'
export type ParameterFilter = {
  id?: number[] | undefined
  q?: string | undefined
  parameter_name?: string | undefined
  parameter_status?: (0 | 1)[] | undefined
}

export const findParameter = (db: DbOrTrx, id: number): Promise<ParameterRow | undefined> =>
  db.selectFrom('parameters').selectAll().where('id', '=', id).executeTakeFirst()

type Request = Readonly<ListRequest<ParameterSort, ParameterFilter>>

const matching = ({ db }: OpenDatabase, { filter }: Request) =>
  db.selectFrom('parameters').where((eb) => eb.and(conditions(eb, filter)))

/** One page of parameters, and how many there are in all. */
export const listParameters = preparedPages(matching, (query, { sort: [column, direction] }) =>
  query.selectAll().orderBy(column, direction).orderBy('id', direction),
)

function conditions(eb: ExpressionBuilder<Database, 'parameters'>, filter: ParameterFilter) {
  const wanted: Expression<SqlBool>[] = []
  if (filter.id) wanted.push(among(eb, 'id', filter.id))
  if (filter.parameter_name !== undefined) wanted.push(eb('parameter_name', '=', filter.parameter_name))
  if (filter.parameter_status) wanted.push(among(eb, 'parameter_status', filter.parameter_status))
  if (filter.q) {
    const pattern = likePattern(filter.q)
    wanted.push(
      sql<SqlBool>`lower(parameter_name || ' ' || coalesce(parameter_description, '')) like ${pattern} escape '\\'`,
    )
  }
  return wanted
}
