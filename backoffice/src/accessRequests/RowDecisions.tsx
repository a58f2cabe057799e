import type { AdminAccess } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { Decision } from './Decision.tsx'

type To = typeof RequestStatus.granted | typeof RequestStatus.refused

/** Grants or refuses without leaving the queue. */
export const RowDecisions = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  const [to, setTo] = useState<To>()
  if (access?.state !== 'waiting') return null
  return (
    // React events bubble out of the dialog: without this, a click in it opens the row.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it stops clicks, it has none
    <div onClick={(event) => event.stopPropagation()}>
      <div className="cell-actions">
        <button type="button" className="action action-main" onClick={() => setTo(RequestStatus.granted)}>
          {t('requestsAdmin.action.grant')}
        </button>
        <button type="button" className="action" onClick={() => setTo(RequestStatus.refused)}>
          {t('requestsAdmin.action.refuse')}
        </button>
      </div>
      {to !== undefined && <Decision accesses={[access]} to={to} onClose={() => setTo(undefined)} />}
    </div>
  )
}
