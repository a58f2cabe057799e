import type { AdminAccess } from '@portal/contract'
import { SaveButton, Toolbar, useRecordContext } from 'react-admin'
import { DeleteButton } from '../forms/DeleteButton.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { possibleDecisions } from './decisions.ts'

export const DecisionToolbar = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  if (!access) return null
  return (
    <Toolbar>
      {possibleDecisions(access).length > 0 && <SaveButton label="requestsAdmin.action.decide" icon={null} />}
      <DeleteButton
        label={t('requestsAdmin.decision.deleteButton')}
        title={t('requestsAdmin.decision.deleteOne', { id: access.id })}
        text={t('requestsAdmin.decision.deleteHelp', { smart_count: 1 })}
      />
    </Toolbar>
  )
}
