import { Alert, Box } from '@mui/material'
import { isKnownParameter, KNOWN_PARAMETERS, PARAMETER_MAX } from '@portal/contract/rules'
import { AutocompleteInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { atMost, filled } from '../forms/textRules.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { useValueText } from './useValueText.ts'
import { ValueInput } from './ValueInput.tsx'

const statusChoices = [
  { id: 1, name: 'parametersAdmin.status.1' },
  { id: 0, name: 'parametersAdmin.status.0' },
]
const knownNames = Object.keys(KNOWN_PARAMETERS)

/** Inputs of create and edit; the name of an existing parameter is fixed. */
export const ParameterInputs = ({ isNew = false }: { isNew?: boolean }) => (
  <Box sx={{ width: '100%', maxWidth: 640 }}>
    {isNew ? <NameInput /> : <TextInput source="parameter_name" readOnly />}
    <Explanation />
    <ValueInput />
    <SelectInput
      source="parameter_status"
      choices={statusChoices}
      helperText="parametersAdmin.statusHelp"
      defaultValue={1}
      validate={filled}
    />
    <TextInput source="parameter_description" validate={atMost(PARAMETER_MAX.description)} multiline />
  </Box>
)

/** Offers the portal's own names with an explanation, or takes any other. */
const NameInput = () => {
  const t = useSentence()
  const chosen: string = useWatch({ name: 'parameter_name' }) ?? ''
  const names = chosen === '' || knownNames.includes(chosen) ? knownNames : [...knownNames, chosen]
  const choices = names.map((name) => ({
    id: name,
    name: isKnownParameter(name) ? `${t(`parametersAdmin.known.${name}.label`)} (${name})` : name,
  }))
  return (
    <AutocompleteInput
      source="parameter_name"
      choices={choices}
      helperText="parametersAdmin.nameHelp"
      onCreate={(name = '') => ({ id: name, name })}
      validate={filled}
    />
  )
}

/** Explains the parameter that is being written. */
const Explanation = () => {
  const t = useSentence()
  const valueText = useValueText()
  const name: string = useWatch({ name: 'parameter_name' }) ?? ''
  if (name === '') return null
  if (!isKnownParameter(name)) return <Alert severity="info">{t('parametersAdmin.free')}</Alert>
  return (
    <Alert severity="info" sx={{ my: 1 }}>
      {t(`parametersAdmin.known.${name}.help`)}{' '}
      {t('parametersAdmin.initial', { value: valueText(name, KNOWN_PARAMETERS[name].initial) })}
    </Alert>
  )
}
