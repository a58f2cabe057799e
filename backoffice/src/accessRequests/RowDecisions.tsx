import type { AdminAccess } from '@portal/contract'
import { useListContext, useRecordContext } from 'react-admin'
import { flushSync } from 'react-dom'
import { DecideButtons } from './decide/DecideButtons.tsx'
import { AT_ONCE, type Decision } from './decide/decisions.ts'
import { usePending, usePendingStore } from './decide/usePending.ts'
import { focusOnRequest } from './focusOnRequest.ts'
import { nextRequest } from './nextRequest.ts'
import { useIsWaitingView } from './useIsWaitingView.ts'

/** Grants or refuses without leaving the queue, then leads on to the next request. */
export const RowDecisions = () => {
  const access = useRecordContext<AdminAccess>()
  const { data = [], total = 0 } = useListContext<AdminAccess>()
  const isWaitingView = useIsWaitingView()
  const { add } = usePendingStore()
  const { hidden } = usePending()
  if (access?.state !== 'waiting' || hidden.has(access.id)) return null

  const decide = (decision: Decision) => {
    const next = nextRequest(data, [access])
    // Draws first: the row, and the menu that wants the focus back, are about to go.
    flushSync(() => add({ access, decision, left: isWaitingView ? total - 1 : undefined }))
    focusOnRequest(decision.status, next)
  }
  return (
    // Clicks in the menu bubble out of it: without this, they open the row.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it stops clicks, it has none
    <div onClick={(event) => event.stopPropagation()}>
      <DecideButtons access={access} decisions={AT_ONCE} onDecide={decide} />
    </div>
  )
}
