import type { Launch } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import type { Calls } from '../calls.ts'

export const launchCalls = ({ call }: Calls) => ({
  /** Fetches a ticket and the demo's address; changes nothing else. */
  ticket: (accessId: number) => call('GET /v1/apps/app_access/:id', { params: { id: accessId } }),
  /** Marks the access as used; the first time starts its clock. */
  use: (accessId: number, token: string) =>
    call('POST /v1/users/enable_apps_access/', { body: { id: accessId, status: RequestStatus.used, token } }),
})

/** Adds the ticket to the demo's address. */
export function launchUrl({ url, token }: Launch): string {
  const address = new URL(url)
  address.searchParams.set('token', token)
  return address.href
}
