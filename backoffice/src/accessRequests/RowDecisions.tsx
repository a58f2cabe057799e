import type { AdminAccess } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { DecideButton, type RowDecision } from './DecideButton.tsx'
import { Decision } from './Decision.tsx'

/** Grants or refuses without leaving the queue. */
export const RowDecisions = () => {
  const access = useRecordContext<AdminAccess>()
  const [to, setTo] = useState<RowDecision>()
  if (access?.state !== 'waiting') return null
  return (
    // React events bubble out of the dialog: without this, a click in it opens the row.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it stops clicks, it has none
    <div onClick={(event) => event.stopPropagation()}>
      <div className="cell-actions">
        <DecideButton access={access} to={RequestStatus.granted} onPress={setTo} />
        <DecideButton access={access} to={RequestStatus.refused} onPress={setTo} />
      </div>
      {to !== undefined && <Decision accesses={[access]} to={to} onClose={() => setTo(undefined)} />}
    </div>
  )
}
