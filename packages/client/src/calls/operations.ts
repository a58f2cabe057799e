import type { Calls } from '../calls.ts'

/** Calls of the console's dashboard. */
export const operationCalls = ({ call }: Calls) => ({
  publication: () => call('GET /v1/publication/'),
  publishAgain: () => call('POST /v1/publication/'),
  /** @param query first and last day in Paris, `yyyy-MM-dd` */
  statistics: (query: { from?: string; to?: string } = {}) => call('GET /v1/statistics/', { query }),
})
