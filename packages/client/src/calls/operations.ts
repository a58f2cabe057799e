import type { Language } from '@portal/contract'
import type { Calls } from '../calls.ts'

/** Calls of the console's dashboard, publication and webhooks. */
export const operationCalls = ({ call }: Calls) => ({
  renewWebhookSecret: (id: number) => call('POST /v1/webhooks/:id/secret/', { params: { id } }),
  renewVisitKey: (id: number) => call('POST /v1/visitpasses/:id/key/', { params: { id } }),
  deliverAgain: (id: number) => call('POST /v1/webhookdeliveries/:id/again/', { params: { id } }),
  binder: (language: Language) => call('GET /v1/binder/:language', { params: { language } }),
  publication: () => call('GET /v1/publication/'),
  publishAgain: () => call('POST /v1/publication/'),
  /** @param query first and last day in Paris, `yyyy-MM-dd` */
  statistics: (query: { from?: string; to?: string } = {}) => call('GET /v1/statistics/', { query }),
  catalogueStatistics: () => call('GET /v1/statistics/catalogue/'),
})
