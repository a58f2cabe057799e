import type { AdminAccess, AdminApp, User } from '@portal/contract'
import { accessStateTone, appStatusTone, userStatusTone } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'
import { ToneChip } from './ToneChip.tsx'

export const AppStatusField = () => {
  const t = useSentence()
  const app = useRecordContext<AdminApp>()
  return app && <ToneChip tone={appStatusTone[app.status]} label={t(`vocabulary.appStatus.${app.status}`)} />
}

export const UserStatusField = () => {
  const t = useSentence()
  const user = useRecordContext<User>()
  return (
    user && <ToneChip tone={userStatusTone[user.status]} label={t(`vocabulary.userStatus.${user.status}`)} />
  )
}

export const AccessStateField = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  return (
    access && (
      <ToneChip tone={accessStateTone[access.state]} label={t(`vocabulary.accessState.${access.state}`)} />
    )
  )
}
