import { Alert, Typography } from '@mui/material'
import type { AdminAccess } from '@portal/contract'
import { RequestStatus } from '@portal/contract/rules'
import {
  FormDataConsumer,
  RadioButtonGroupInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { durationChoices } from '../fields/choices.ts'
import { Conflicts } from '../forms/Conflicts.tsx'
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { DecisionToolbar } from './DecisionToolbar.tsx'
import { decisionForm, decisionVerb, durationError, possibleDecisions } from './decisions.ts'

/** Offers the decisions that the status allows, a duration for a grant, and a reason. */
export const DecisionForm = () => {
  const t = useSentence()
  const access = useRecordContext<AdminAccess>()
  if (!access) return null
  const decisions = possibleDecisions(access)
  const decided = (status: RequestStatus) => (decisions.includes(status) ? undefined : 'common.requiredField')
  const choices = decisions.map((to) => ({
    id: to,
    name: `requestsAdmin.action.${decisionVerb(access.status, to)}`,
  }))
  return (
    <SimpleForm
      record={decisionForm(access)}
      toolbar={<DecisionToolbar />}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('requestsAdmin.decision.title')}
      </Typography>
      {decisions.length === 0 ? (
        <Alert severity="info">{t('requestsAdmin.decision.final')}</Alert>
      ) : (
        <>
          <RadioButtonGroupInput
            source="status"
            parse={Number}
            validate={decided}
            label="requestsAdmin.decision.choose"
            choices={choices}
          />
          <FormDataConsumer<AdminAccess>>
            {({ formData }) =>
              formData.status === RequestStatus.granted &&
              access.status !== RequestStatus.granted && (
                <SelectInput
                  source="duration_id"
                  choices={durationChoices}
                  helperText="requestsAdmin.decision.durationHelp"
                  validate={[required('common.requiredField'), durationError]}
                />
              )
            }
          </FormDataConsumer>
          <TextInput
            source="reason"
            helperText="requestsAdmin.decision.reasonHelp"
            slotProps={{ htmlInput: { maxLength: 1000 } }}
            multiline
            minRows={2}
          />
          <Typography variant="body2" color="text.secondary">
            {t('requestsAdmin.decision.mail')}
          </Typography>
        </>
      )}
      <Conflicts forget={['status', 'duration_id']} />
    </SimpleForm>
  )
}
