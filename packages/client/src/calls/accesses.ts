import type { AccessDecision, AdminAccess, DirectGrant, UserApp } from '@portal/contract'
import { AUTO_GRANT_DURATION_ID, DURATIONS, RequestStatus } from '@portal/contract/rules'
import type { Http } from '../http.ts'
import { listOf } from '../lists.ts'

export const accessCalls = (http: Http) => ({
  /** The caller's own access records. */
  own: (signal?: AbortSignal) => http.get<UserApp[]>('v1/userapps/', { signal }),
  /** Asks for access; status 1 comes back at once where auto-grant is on, 0 elsewhere. */
  ask: (appId: number, reason?: string) =>
    http.post<UserApp>(`v1/users/requestappaccess/${appId}`, { json: reason ? { reason } : {} }),
  /** The specified access creation of the open-app flow: a wish for 4 hours; the server decides. */
  create: (appId: number) =>
    http.post<UserApp>('v1/users/fullappaccess/', {
      json: {
        app_id: appId,
        status: RequestStatus.granted,
        duration_id: AUTO_GRANT_DURATION_ID,
        duration: DURATIONS[AUTO_GRANT_DURATION_ID],
      },
    }),
  /** Takes back a request that still waits. */
  cancel: (id: number) => http.post<UserApp | undefined>(`v1/userapps/${id}/cancel/`),

  /** Administrators only. */
  list: listOf<AdminAccess>(http, 'v1/requestappaccess/'),
  decide: (id: number, body: Partial<AccessDecision>) =>
    http.put<AdminAccess>(`v1/requestapps/${id}`, { json: { id, ...body } }),
  grant: (body: DirectGrant) => http.post<AdminAccess>('v1/requestapps/', { json: body }),
  remove: (id: number) => http.delete<void>(`v1/requestapps/${id}`),
})
