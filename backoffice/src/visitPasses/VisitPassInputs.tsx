import { Alert, Box } from '@mui/material'
import type { AdminApp } from '@portal/contract'
import {
  AppStatus,
  AUTO_GRANT_DURATION_ID,
  SEATS_MAX,
  VISIT_APPS_MAX,
  VISIT_NAME_MAX,
} from '@portal/contract/rules'
import {
  AutocompleteArrayInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import { grantDurationChoices } from '../fields/choices.ts'
import { Columns } from '../forms/Columns.tsx'
import { atMost, filled } from '../forms/textRules.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { ParisTimeInput } from './ParisTimeInput.tsx'

const seatsRules = [
  filled,
  minValue(1, 'visitPassesAdmin.seatsRange'),
  maxValue(SEATS_MAX, 'visitPassesAdmin.seatsRange'),
]
/** Instants compare as texts: ISO 8601 in UTC. */
const afterStart = (end: string | null, { opens_at }: { opens_at?: string | null }) =>
  end && opens_at && end <= opens_at ? 'visitPassesAdmin.endAfterStart' : undefined

/** Inputs of create and edit. */
export const VisitPassInputs = () => {
  const t = useSentence()
  return (
    <Box sx={{ width: '100%', maxWidth: 720 }}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('visitPassesAdmin.help')}
      </Alert>
      <TextInput
        source="name"
        validate={[filled, atMost(VISIT_NAME_MAX)]}
        helperText="visitPassesAdmin.nameHelp"
      />
      <ReferenceArrayInput
        source="app_ids"
        reference="manageapps"
        filter={{ status: AppStatus.online }}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <AutocompleteArrayInput
          optionText={({ name, code }: AdminApp) => `${name} (${code})`}
          validate={[filled, maxLength(VISIT_APPS_MAX)]}
        />
      </ReferenceArrayInput>
      <Columns>
        <NumberInput
          source="seats"
          defaultValue={30}
          min={1}
          max={SEATS_MAX}
          step={1}
          validate={seatsRules}
        />
        <SelectInput
          source="duration_id"
          choices={grantDurationChoices}
          defaultValue={AUTO_GRANT_DURATION_ID}
          validate={filled}
          helperText="visitPassesAdmin.durationHelp"
        />
      </Columns>
      <Columns>
        <ParisTimeInput source="opens_at" helperText="visitPassesAdmin.windowHelp" />
        <ParisTimeInput source="closes_at" validate={afterStart} />
      </Columns>
    </Box>
  )
}
