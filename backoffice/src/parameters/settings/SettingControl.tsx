import { Box, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { KNOWN_PARAMETERS, type KnownParameter, PARAMETER_MAX } from '@portal/contract/rules'
import { useTranslate } from 'react-admin'
import { useSentence } from '../../providers/i18nProvider.ts'
import { choicesOf, durations } from '../valueChoices.ts'
import { rangeOf } from './wrongValue.ts'

type SettingControlProps = {
  name: KnownParameter
  value: string
  /** The value's error. */
  error: string | undefined
  labelledBy: string
  describedBy: string
  onChange: (value: string) => void
}

/** Asks for a value by its kind: a switch, a choice, a number, or lines of text. */
export const SettingControl = (props: SettingControlProps) => {
  switch (KNOWN_PARAMETERS[props.name].kind) {
    case 'boolean':
      return <OnOff {...props} />
    case 'duration':
      return <Choice {...props} choices={durations} />
    case 'choice':
      return <Choice {...props} choices={choicesOf(props.name)} />
    case 'days':
    case 'count':
      return <Amount {...props} />
    default:
      return <Lines {...props} />
  }
}

const OnOff = ({ value, labelledBy, describedBy, onChange }: SettingControlProps) => {
  const t = useSentence()
  const isOn = value === 'true'
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <Switch
        checked={isOn}
        onChange={({ target }) => onChange(String(target.checked))}
        slotProps={{
          input: { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, role: 'switch' },
        }}
      />
      <Typography component="span" variant="body2" aria-hidden>
        {t(isOn ? 'common.yes' : 'common.no')}
      </Typography>
    </Box>
  )
}

type ChoiceProps = SettingControlProps & { choices: readonly { id: string; name: string }[] }

const Choice = ({ value, error, labelledBy, describedBy, onChange, choices }: ChoiceProps) => {
  const translate = useTranslate()
  return (
    <TextField
      select
      margin="none"
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChange(target.value)}
      id={inputId(labelledBy)}
      slotProps={{ select: { SelectDisplayProps: described(labelledBy, describedBy) } }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {translate(name)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const Amount = ({ name, value, error, labelledBy, describedBy, onChange }: SettingControlProps) => {
  const t = useSentence()
  return (
    <TextField
      margin="none"
      value={value}
      error={error !== undefined}
      helperText={error ?? t('parametersAdmin.between', rangeOf(name))}
      onChange={({ target }) => onChange(target.value.trim())}
      id={inputId(labelledBy)}
      slotProps={{ htmlInput: { ...described(labelledBy, describedBy), inputMode: 'numeric' } }}
    />
  )
}

const Lines = ({ value, error, labelledBy, describedBy, onChange }: SettingControlProps) => (
  <TextField
    margin="none"
    value={value}
    error={error !== undefined}
    helperText={error}
    onChange={({ target }) => onChange(target.value)}
    id={inputId(labelledBy)}
    slotProps={{ htmlInput: { ...described(labelledBy, describedBy), maxLength: PARAMETER_MAX.value } }}
    multiline
    minRows={2}
    maxRows={10}
  />
)

const inputId = (labelledBy: string) => `${labelledBy}-input`

/** Names a field, and describes it by the setting's help and by what MUI writes below the field. */
const described = (labelledBy: string, describedBy: string) => ({
  'aria-labelledby': labelledBy,
  'aria-describedby': `${describedBy} ${inputId(labelledBy)}-helper-text`,
})
