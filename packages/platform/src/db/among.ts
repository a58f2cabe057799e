import { type Expression, type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'

/**
 * Matches rows whose column holds one of the values; an empty list matches nothing (PostgreSQL rejects `in
 * ()`).
 */
export const among = <Tables, Table extends keyof Tables>(
  eb: ExpressionBuilder<Tables, Table>,
  column: ReferenceExpression<Tables, Table>,
  values: readonly (number | string)[],
): Expression<SqlBool> =>
  values.length ? sql<SqlBool>`${eb.ref(column as never)} in (${sql.join(values)})` : sql<SqlBool>`1 = 0`
