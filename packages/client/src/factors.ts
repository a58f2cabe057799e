import type { CallInput, FactorMethod, Factors } from '@portal/contract'
import type { Calls } from './calls.ts'

/** Calls of one's own second factors; pages that need them load them (`factorCalls(portal.call)`). */
export const factorCalls = (call: Calls['call']) => ({
  read: () => call('GET /v1/factors/'),
  /** @param password for the first factor, where the sign-in was a while ago */
  beginPasskey: (password?: string) => call('POST /v1/factors/passkeys/options/', { body: { password } }),
  addPasskey: (body: CallInput<'POST /v1/factors/passkeys/'>['body']) =>
    call('POST /v1/factors/passkeys/', { body }),
  removePasskey: (id: number) => call('DELETE /v1/factors/passkeys/:id/', { params: { id } }),
  /** @param password for the first factor, where the sign-in was a while ago */
  beginCode: (password?: string) => call('POST /v1/factors/code/', { body: { password } }),
  confirmCode: (code: string) => call('POST /v1/factors/code/confirm/', { body: { code } }),
  removeCode: () => call('DELETE /v1/factors/code/'),
  makeRecoveryCodes: () => call('POST /v1/factors/recovery/'),
  askPasskey: () => call('POST /v1/factors/check/options/'),
  /** Shows a factor again, for acts that ask for it. */
  check: (body: CallInput<'POST /v1/factors/check/'>['body']) => call('POST /v1/factors/check/', { body }),
})

/** Lists the ways in which a factor can be shown, the easiest first. */
export const methodsOf = ({ passkeys, code, recovery_left }: Factors): FactorMethod[] => [
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(code ? (['code'] as const) : []),
  ...(recovery_left > 0 ? (['recovery'] as const) : []),
]
