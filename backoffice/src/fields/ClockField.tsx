import type { AdminAccess } from '@portal/contract'
import { timeLeftMs } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { WARNING_AGE_MS } from './time.ts'
import { useAgeText } from './useAgeText.ts'
import { useNow } from './useNow.ts'

/** Shows how long an access has waited, or how long it still runs. */
export const ClockField = () => {
  const t = useSentence()
  const age = useAgeText()
  const now = useNow()
  const access = useRecordContext<AdminAccess>()
  if (!access) return null

  if (access.state === 'waiting') {
    const waited = now.getTime() - Date.parse(access.created_at)
    return (
      <span className={`cell cell-clock ${waited > WARNING_AGE_MS ? 'cell-late' : ''}`}>
        {t('console.time.ago', { age: age(waited) })}
      </span>
    )
  }
  const left =
    access.state === 'granted' && access.use_by
      ? Date.parse(access.use_by) - now.getTime()
      : timeLeftMs(access, now)
  const isRunning = access.state === 'granted' || access.state === 'running'
  return (
    <span className="cell cell-clock">
      {isRunning && left !== null && left > 0
        ? t('console.time.left', { age: age(left) })
        : t('console.none')}
    </span>
  )
}
