import type { Calls } from '../calls.ts'

export const accessCalls = ({ call }: Calls) => ({
  /** Lists the caller's own accesses. */
  own: (signal?: AbortSignal) => call('GET /v1/userapps/', { signal }),
  /** Asks for access; the answer has status 1 under auto-grant, else 0. */
  ask: (appId: number, reason?: string) =>
    call('POST /v1/users/requestappaccess/:appId', { params: { appId }, body: reason ? { reason } : {} }),
  /** Cancels a waiting request. */
  cancel: (id: number) => call('POST /v1/userapps/:id/cancel/', { params: { id } }),
})
