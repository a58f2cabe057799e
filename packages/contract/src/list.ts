import { z } from 'zod'
import { givenInstant, id } from './fields.ts'
import { parisDayEnd, parisDayStart } from './paris.ts'
import { PAGE_MAX } from './rules/lists.ts'

/** Query of a list in the dialect of ra-data-simple-rest; each value is JSON. */
export const ListQuery = z.object({
  sort: z.string().max(200).optional(),
  range: z.string().max(60).optional(),
  filter: z.string().max(16_000).optional(),
})
export type ListQuery = z.output<typeof ListQuery>

/** Reads one value or several as a list: `{"status":2}` and `{"status":[2,5]}`. */
export const anyOf = <Schema extends z.ZodType>(value: Schema) =>
  z.union([
    z.array(value).max(PAGE_MAX),
    value.transform((one): z.output<Schema>[] => [one]),
  ]) as unknown as z.ZodType<z.output<Schema>[], z.input<Schema> | z.input<Schema>[]>

/** An instant, or the start of a day in Paris. */
export const from = z.union([givenInstant, z.iso.date().transform(parisDayStart)])
/** An instant, or the end of a day in Paris. */
export const until = z.union([givenInstant, z.iso.date().transform(parisDayEnd)])

/** Filters of every list: records by id, and the search. */
const COMMON_FILTERS = { id: anyOf(id).optional(), q: z.string().trim().max(200).optional() }

type Direction = 'asc' | 'desc'

/**
 * Declares the sorts and filters of a list, from which the client's types, the document and the server's
 * parser derive.
 *
 * @param otherNames second names of fields: `app_status` for `status`
 */
export const list = <Row extends z.ZodType, const Sort extends string, Filter extends z.ZodRawShape>({
  filter,
  otherNames = {},
  ...rest
}: {
  row: Row
  sorts: readonly Sort[]
  defaultSort: readonly [NoInfer<Sort>, Direction]
  filter: Filter
  otherNames?: Record<string, string>
}) => ({ ...rest, otherNames, filter: z.strictObject({ ...COMMON_FILTERS, ...filter }) })

export type List<Sort extends string = string, Filter extends z.ZodObject = z.ZodObject> = {
  row: z.ZodType
  sorts: readonly Sort[]
  defaultSort: readonly [Sort, Direction]
  filter: Filter
  otherNames: Record<string, string>
}

/** A parsed list query. */
export type ListRequest<Asked extends List> = {
  sort: readonly [Asked['sorts'][number], Direction]
  offset: number
  limit: number
  filter: z.output<Asked['filter']>
}
