import type { Language } from '@portal/contract'
import type { RegistrationForm } from '@portal/contract/rules'
import type { Calls } from '../calls.ts'

/** Calls of the page of a visit pass; its key is in the bodies alone. */
export const visitCalls = ({ call, open }: Calls) => ({
  read: (key: string, signal?: AbortSignal) => open('POST /v1/visit/', { body: { key }, signal }),
  /** Takes a seat, once; its apps are granted at once. */
  take: (key: string) => call('POST /v1/visit/seat/', { body: { key } }),
  /** Lists the passes of which the caller has a seat. */
  own: (signal?: AbortSignal) => call('GET /v1/visit/seats/', { signal }),
  /** Creates an account with its seat. The caller saves the tokens, after the welcome. */
  register: (body: RegistrationForm & { key: string; language?: Language }) =>
    open('POST /v1/visit/account/', { body }),
})
