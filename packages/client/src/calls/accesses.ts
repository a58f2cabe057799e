import type { Calls } from '../calls.ts'

export const accessCalls = ({ call }: Calls) => ({
  /** The caller's own access records. */
  own: (signal?: AbortSignal) => call('GET /v1/userapps/', { signal }),
  /** Asks for access; status 1 comes back at once where auto-grant is on, 0 elsewhere. */
  ask: (appId: number, reason?: string) =>
    call('POST /v1/users/requestappaccess/:appId', { params: { appId }, body: reason ? { reason } : {} }),
  /** Takes back a request that still waits. */
  cancel: (id: number) => call('POST /v1/userapps/:id/cancel/', { params: { id } }),
})
