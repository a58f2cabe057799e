import type { PasskeyAnswer, PasskeyRequest } from '@portal/contract'

export type Shown = { code: string } | { recovery: string } | { passkey: PasskeyAnswer }
/** The two calls that a factor is shown to. */
export type Showing = {
  askPasskey: () => Promise<PasskeyRequest>
  show: (shown: Shown) => Promise<unknown>
}
