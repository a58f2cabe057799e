import type { AdminAccess } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Says how often the person had asked for this app before, and what became of the last time. */
export const Earlier = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  if (!access?.earlier_state) return null
  return (
    <span className="cell-note">
      {t('requestsAdmin.earlier', {
        smart_count: access.earlier_count,
        state: t(`vocabulary.accessState.${access.earlier_state}`).toLowerCase(),
      })}
    </span>
  )
}
