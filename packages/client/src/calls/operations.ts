import type { Calls } from '../calls.ts'

/** What the console's dashboard reads and does. */
export const operationCalls = ({ call }: Calls) => ({
  publication: () => call('GET /v1/publication/'),
  publishAgain: () => call('POST /v1/publication/'),
  /** @param query first and last day, `yyyy-MM-dd` in Paris time */
  statistics: (query: { from?: string; to?: string } = {}) => call('GET /v1/statistics/', { query }),
})
