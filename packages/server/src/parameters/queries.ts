import { among } from '@portal/platform/db/among'
import { readPage } from '@portal/platform/db/pages'
import { likePattern } from '@portal/platform/db/search'
import type { ListRequest } from '@portal/platform/http/lists'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DbOrTrx, OpenDatabase } from '../db/index.ts'
import type { Database, ParameterRow } from '../db/tables.ts'

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

/** Reads one page of parameters, and the total. */
export function listParameters(
  { db }: Pick<OpenDatabase, 'db'>,
  { sort: [column, direction], filter, ...cut }: Request,
) {
  const matching = db.selectFrom('parameters').where((eb) => eb.and(conditions(eb, filter)))
  const ordered = matching.selectAll().orderBy(column, direction).orderBy('id', direction)
  const count = matching.select(({ fn }) => fn.countAll<number>().as('total'))
  return readPage(count, ordered, cut)
}

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
