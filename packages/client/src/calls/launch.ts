import type { Launch, UserApp } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import type { Http } from '../http.ts'

export const launchCalls = (http: Http) => ({
  /** A one-time ticket for an access of one's own, and the demo's address; changes nothing else. */
  ticket: (accessId: number) => http.get<Launch>(`v1/apps/app_access/${accessId}`),
  /** Marks the access as used: the first time starts its clock. */
  use: (accessId: number, token: string) =>
    http.post<UserApp>('v1/users/enable_apps_access/', {
      json: { id: accessId, status: RequestStatus.used, token },
    }),
})

/** The demo's address with the ticket as its `token` (specification, section 4, step 7). */
export function launchUrl({ url, token }: Launch): string {
  const address = new URL(url)
  address.searchParams.set('token', token)
  return address.href
}
