import { id, PAGE_MAX } from '@portal/contract'
import { z } from 'zod'

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
