import type { CallAddress, CallAnswer, CallInput, OpenAddress, SessionAddress } from '@portal/contract'
import { optionsOf, placeOf } from './address.ts'
import type { Request } from './http.ts'

/** What a call is made with: the values of its path, its query, its body. */
export type Input<Address extends CallAddress> = CallInput<Address> & { signal?: AbortSignal }
/** The input may be left out where the call needs nothing. */
export type Arguments<Address extends CallAddress> =
  object extends CallInput<Address> ? [input?: Input<Address>] : [input: Input<Address>]
type Parts = Parameters<typeof optionsOf>[0] & { params?: object }

/** Makes calls by their address in the contract, which types what goes in and what comes out. */
const callsBy =
  <Known extends CallAddress>(request: Request) =>
  async <Address extends Known>(address: Address, ...[input]: Arguments<Address>) => {
    const { params, ...rest }: Parts = input ?? {}
    const { data, status } = await request(...placeOf(address, params), optionsOf(rest))
    return { data: data as CallAnswer<Address>, status }
  }

/** Calls under the session. */
export const sessionCalls = (request: Request) => callsBy<SessionAddress>(request)

/** Calls that nobody needs to be signed in for: their 401 judges what was sent, and renews no session. */
export function openCalls(request: Request) {
  const call = callsBy<OpenAddress>(request)
  return async <Address extends OpenAddress>(address: Address, ...input: Arguments<Address>) =>
    (await call(address, ...input)).data
}
