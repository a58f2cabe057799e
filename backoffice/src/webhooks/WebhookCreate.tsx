import { Create, SimpleForm } from 'react-admin'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { WebhookInputs } from './WebhookInputs.tsx'

/** Leads to the edit page, where the secret is made. */
const WebhookCreate = () => (
  <Create redirect="edit" sx={{ maxWidth: 720 }}>
    <SimpleForm noValidate warnWhenUnsavedChanges WarnWhenUnsavedChangesComponent={UnsavedChanges}>
      <WebhookInputs />
    </SimpleForm>
  </Create>
)
export default WebhookCreate
