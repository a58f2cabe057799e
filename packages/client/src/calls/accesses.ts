import type { UserApp } from '@portal/contract'
import type { Http } from '../http.ts'

export const accessCalls = (http: Http) => ({
  /** The caller's own access records. */
  own: (signal?: AbortSignal) => http.get<UserApp[]>('v1/userapps/', { signal }),
  /** Asks for access; status 1 comes back at once where auto-grant is on, 0 elsewhere. */
  ask: (appId: number, reason?: string) =>
    http.post<UserApp>(`v1/users/requestappaccess/${appId}`, { json: reason ? { reason } : {} }),
  /** Takes back a request that still waits. */
  cancel: (id: number) => http.post<UserApp>(`v1/userapps/${id}/cancel/`),
})
