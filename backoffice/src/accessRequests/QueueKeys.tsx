import { RequestStatus } from '@portal/contract/rules'
import { useEffect } from 'react'
import { useRedirect } from 'react-admin'
import { useKeys } from '../keys/useKeys.ts'
import { decideButtonId } from './decide/DecideButtons.tsx'
import { usePending, usePendingStore } from './decide/usePending.ts'
import { focusOnRequest } from './focusOnRequest.ts'
import { press, step } from './rowKeys.ts'
import { TRIAGE_PATH } from './triagePath.ts'

/** Most frames that a row may take to come back. */
const FRAMES = 60

/** Walks the queue and decides by single keys; leads back to a request whose decision was taken back. */
export const QueueKeys = () => {
  const redirect = useRedirect()
  const { undo } = usePendingStore()
  const { undone } = usePending()
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    a: () => press('grant'),
    r: () => press('refuse'),
    u: undo,
    t: () => redirect(TRIAGE_PATH),
  })
  useEffect(() => {
    if (!undone) return
    // The row comes back some frames later.
    let frame = 0
    const look = (left: number) => {
      if (left > 0 && !document.getElementById(decideButtonId(RequestStatus.granted, undone.access.id)))
        frame = requestAnimationFrame(() => look(left - 1))
      else focusOnRequest(RequestStatus.granted, undone.access.id)
    }
    look(FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [undone])
  return null
}
