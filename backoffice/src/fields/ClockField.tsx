import { Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { timeLeftMs } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { WARNING_AGE_MS } from './time.ts'
import { useAgeText } from './useAgeText.ts'
import { useNow } from './useNow.ts'

/** What matters of an access's clock now: how long it has waited, or how long it still runs. */
export const ClockField = () => {
  const t = useSentence()
  const age = useAgeText()
  const now = useNow()
  const access = useRecordContext<AdminAccess>()
  if (!access) return null

  if (access.state === 'waiting') {
    const waited = now.getTime() - Date.parse(access.created_at)
    return (
      <Typography component="span" variant="body2" noWrap fontWeight={waited > WARNING_AGE_MS ? 700 : 400}>
        {t('console.time.ago', { age: age(waited) })}
      </Typography>
    )
  }
  const left =
    access.state === 'granted' && access.use_by
      ? Date.parse(access.use_by) - now.getTime()
      : timeLeftMs(access, now)
  return left !== null && left > 0 && (access.state === 'granted' || access.state === 'running') ? (
    <Typography component="span" variant="body2" noWrap>
      {t('console.time.left', { age: age(left) })}
    </Typography>
  ) : (
    t('console.none')
  )
}
