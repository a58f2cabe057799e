import { Alert, Box } from '@mui/material'
import { WEBHOOK_EVENTS, WEBHOOK_MAX } from '@portal/contract/rules'
import { BooleanInput, CheckboxGroupInput, TextInput } from 'react-admin'
import { atMost, filled } from '../forms/textRules.ts'
import { useSentence } from '../providers/i18nProvider.ts'

const choices = WEBHOOK_EVENTS.map((id) => ({ id, name: `webhooksAdmin.event.${id}` }))

/** Inputs of create and edit. */
export const WebhookInputs = () => {
  const t = useSentence()
  return (
    <Box sx={{ width: '100%', maxWidth: 640 }}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('webhooksAdmin.help')}
      </Alert>
      <TextInput source="url" type="url" validate={[filled, atMost(WEBHOOK_MAX.url)]} />
      <TextInput source="description" validate={atMost(WEBHOOK_MAX.description)} />
      <CheckboxGroupInput source="events" choices={choices} row={false} validate={filled} />
      <BooleanInput source="is_active" defaultValue />
    </Box>
  )
}
