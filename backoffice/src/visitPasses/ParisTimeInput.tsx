import { parisInstant, parisLocal } from '@portal/contract/rules'
import { TextInput, type TextInputProps, type Validator } from 'react-admin'
import { filled } from '../forms/textRules.ts'

const format = (instant: string | null | undefined) => (instant ? parisLocal(instant) : '')

type ParisTimeInputProps = Omit<TextInputProps, 'validate'> & { validate?: Validator }

/** Enters an instant in Paris time, whatever the zone of the device. */
export const ParisTimeInput = ({ validate, ...props }: ParisTimeInputProps) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={format}
    parse={parisInstant}
    validate={validate ? [filled, validate] : filled}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)
