import { id, PAGE_MAX } from '@portal/contract'
import { z } from 'zod'

/** Reads one value or several as a list: `{"status":2}` and `{"status":[2,5]}`. */
export const anyOf = <Schema extends z.ZodType>(value: Schema) =>
  z.union([
    z.array(value).max(PAGE_MAX),
    value.transform((one): z.output<Schema>[] => [one]),
  ]) as unknown as z.ZodType<z.output<Schema>[]>

/** Filters of every list: records by id, and the search. */
export const commonFilters = {
  id: anyOf(id).optional(),
  q: z.string().trim().max(200).optional(),
}

/** An instant, or the start or end of a day in Paris. */
export const moment = (ofDay: (day: string) => string) =>
  z.union([z.iso.datetime(), z.iso.date().transform(ofDay)])
