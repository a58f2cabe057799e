import type { AdminAccess } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Shows the first two lines of what the person wrote; the request's page and the dialog have all of it. */
export const RequestReason = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  return <span className="cell cell-reason">{access?.request_reason || t('console.none')}</span>
}
