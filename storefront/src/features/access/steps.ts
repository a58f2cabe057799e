import type { App, UserApp } from '@portal/contract'
import { type AccessState, accessState, openAppStep } from '@portal/contract/rules'

/** A step of the open-app flow with the data it shows (docs/product.md#opening-an-app). */
export type Step =
  | { name: 'loading' }
  | { name: 'closed' }
  | { name: 'request'; isAgain?: boolean }
  | { name: 'wait'; access: UserApp; justSent: boolean }
  | { name: 'open'; access: UserApp; state: AccessState }
  | { name: 'again'; access: UserApp; state: AccessState }
  | { name: 'failed'; text: string }

type Openable = Pick<App, 'status' | 'is_active_url'>

/** Gives the step of a signed-in visitor with this record, or without one. */
export function stepOf(app: Openable, access: UserApp | null, now: Date): Step {
  const state = access && accessState(access, now)
  const name = openAppStep(app, true, state)
  if (access === null || state === null) return { name: name === 'closed' ? 'closed' : 'request' }
  switch (name) {
    case 'wait':
      return { name, access, justSent: false }
    case 'open':
    case 'again':
      return { name, access, state }
    default:
      return { name: 'closed' }
  }
}
