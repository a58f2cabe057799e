import type { CallAddress, CallAnswer, CallInput, OpenAddress, SessionAddress } from '@portal/contract'
import { optionsOf, placeOf } from './address.ts'
import type { Request } from './transport.ts'

/** Input of a call: values of its path, its query, its body. */
export type Input<Address extends CallAddress> = CallInput<Address> & { signal?: AbortSignal }
/** Makes the input optional for calls that need none. */
export type Arguments<Address extends CallAddress> =
  object extends CallInput<Address> ? [input?: Input<Address>] : [input: Input<Address>]
type Parts = Parameters<typeof optionsOf>[0] & { params?: object }

/** Makes calls by their address in the contract, which types input and answer. */
const callsBy =
  <Known extends CallAddress>(request: Request) =>
  async <Address extends Known>(address: Address, ...[input]: Arguments<Address>) => {
    const { params, ...rest }: Parts = input ?? {}
    const { data, status } = await request(...placeOf(address, params), optionsOf(rest))
    return { data: data as CallAnswer<Address>, status }
  }

/** Calls that run under the session. */
export const sessionCalls = (request: Request) => callsBy<SessionAddress>(request)

/** Calls that need no sign-in: a 401 judges the body and renews no session. */
export function openCalls(request: Request) {
  const call = callsBy<OpenAddress>(request)
  return async <Address extends OpenAddress>(address: Address, ...input: Arguments<Address>) =>
    (await call(address, ...input)).data
}
