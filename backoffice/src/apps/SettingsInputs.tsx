import { BooleanInput, SelectInput } from 'react-admin'
import { durationChoices, extensionChoices } from '../fields/choices.ts'
import { Columns } from '../forms/Columns.tsx'
import { filled } from '../forms/textRules.ts'
import { AppTextInput } from './AppTextInput.tsx'

export const SettingsInputs = () => (
  <Columns>
    <AppTextInput source="url" type="url" helperText="appsAdmin.urlHelp" className="full" />
    <BooleanInput source="is_active_url" helperText="appsAdmin.activeUrlHelp" />
    <BooleanInput source="is_public_video" helperText="appsAdmin.publicVideoHelp" />
    <SelectInput source="duration_id" choices={durationChoices} validate={filled} />
    <SelectInput source="extension_minutes" choices={extensionChoices} validate={filled} />
  </Columns>
)
