import { z } from 'zod'

/** Query of a list in the dialect of ra-data-simple-rest; each value is JSON. */
export const ListQuery = z.object({
  sort: z.string().max(200).optional(),
  range: z.string().max(60).optional(),
  filter: z.string().max(16_000).optional(),
})
export type ListQuery = z.output<typeof ListQuery>
