import type { RequestStatus } from '@portal/contract/rules'
import { decideButtonId } from './decide/DecideButtons.tsx'

/** Puts the focus on the same button of another request; without one, on the view in use or the list's title. */
export function focusOnRequest(to: RequestStatus, id: number | undefined) {
  const button = id === undefined ? null : document.getElementById(decideButtonId(to, id))
  const view = document.querySelector<HTMLElement>('.view[aria-pressed="true"], .queue-title')
  const target = button ?? view
  target?.focus()
}
