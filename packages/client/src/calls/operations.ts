import type { Publication, Statistics } from '@portal/contract'
import type { Http } from '../http.ts'

/** What the console's dashboard reads; administrators only. */
export const operationCalls = (http: Http) => ({
  publication: () => http.get<Publication>('v1/publication/'),
  /** @param from first day and `to` last day, `yyyy-MM-dd` in Paris time */
  statistics: (range: { from?: string; to?: string } = {}) =>
    http.get<Statistics>('v1/statistics/', { query: range }),
})
