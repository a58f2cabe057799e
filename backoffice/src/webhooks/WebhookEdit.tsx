import type { Webhook } from '@portal/contract'
import { SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin'
import { Conflicts } from '../forms/Conflicts.tsx'
import { DeleteButton } from '../forms/DeleteButton.tsx'
import { RecordEdit } from '../forms/RecordEdit.tsx'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { Deliveries } from './Deliveries.tsx'
import { RenewSecret } from './RenewSecret.tsx'
import { WebhookInputs } from './WebhookInputs.tsx'

const WebhookToolbar = () => {
  const t = useSentence()
  const name = useRecordContext<Webhook>()?.url ?? ''
  return (
    <Toolbar>
      <SaveButton />
      <DeleteButton
        label={t('webhooksAdmin.delete.button')}
        title={t('webhooksAdmin.delete.title', { name })}
        text={t('webhooksAdmin.delete.text')}
      />
    </Toolbar>
  )
}

const WebhookEdit = () => (
  <RecordEdit>
    <SimpleForm
      toolbar={<WebhookToolbar />}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
    >
      <WebhookInputs />
      <Conflicts />
    </SimpleForm>
    <RenewSecret />
    <Deliveries />
  </RecordEdit>
)
export default WebhookEdit
