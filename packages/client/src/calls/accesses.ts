import { AUTO_GRANT_DURATION_ID, DURATIONS, RequestStatus } from '@portal/contract/rules'
import type { Calls } from '../calls.ts'

export const accessCalls = ({ call }: Calls) => ({
  /** Lists the caller's own accesses. */
  own: (signal?: AbortSignal) => call('GET /v1/userapps/', { signal }),
  /** Asks for access; the answer has status 1 under auto-grant, else 0. */
  ask: (appId: number, reason?: string) =>
    call('POST /v1/users/requestappaccess/:appId', { params: { appId }, body: reason ? { reason } : {} }),
  /** Tells whether the portal would grant the caller's next request for this app at once. */
  asking: (appId: number) => call('GET /v1/users/fullappaccess/', { query: { app_id: String(appId) } }),
  /** Creates an access of four hours; the server grants it where auto-grant is on. */
  create: (appId: number) =>
    call('POST /v1/users/fullappaccess/', {
      body: {
        app_id: appId,
        status: RequestStatus.granted,
        duration_id: AUTO_GRANT_DURATION_ID,
        duration: DURATIONS[AUTO_GRANT_DURATION_ID],
      },
    }),
  /** Extends a running access, once, near its end. */
  extend: (id: number) => call('POST /v1/userapps/:id/extend/', { params: { id } }),
  /** Cancels a waiting request. */
  cancel: (id: number) => call('POST /v1/userapps/:id/cancel/', { params: { id } }),
})
