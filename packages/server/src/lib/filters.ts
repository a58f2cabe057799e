import { id, PAGE_MAX } from '@portal/contract'
import { type Expression, type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/types.ts'

/** One value or a list of them, always read as a list: `{"status":2}` and `{"status":[2,5]}`. */
export const anyOf = <Schema extends z.ZodType>(value: Schema) =>
  z.union([
    z.array(value).max(PAGE_MAX),
    value.transform((one): z.output<Schema>[] => [one]),
  ]) as unknown as z.ZodType<z.output<Schema>[]>

/** Filters that every list has: records by id, and the search. */
export const commonFilters = {
  id: anyOf(id).optional(),
  q: z.string().trim().max(200).optional(),
}

/** A moment, or a whole day in Paris, of which the filter takes the start or the end. */
export const moment = (ofDay: (day: string) => string) =>
  z.union([z.iso.datetime(), z.iso.date().transform(ofDay)])

/** Whether a column holds one of the values; with none to hold, it does not (PostgreSQL has no empty list). */
export const among = <Table extends keyof Database>(
  eb: ExpressionBuilder<Database, Table>,
  column: ReferenceExpression<Database, Table>,
  values: readonly (number | string)[],
): Expression<SqlBool> =>
  values.length ? sql<SqlBool>`${eb.ref(column as never)} in (${sql.join(values)})` : sql<SqlBool>`1 = 0`
