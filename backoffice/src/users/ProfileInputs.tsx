import { isPhone, NAME_MAX, PHONE_MAX, WORK_MAX } from '@portal/contract/rules'
import { BooleanInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { civilityChoices } from '../fields/choices.ts'
import { Columns } from '../forms/Columns.tsx'
import { filled } from '../forms/filled.ts'

const phone = (value?: string | null) =>
  value?.trim() && !isPhone(value) ? 'common.telephoneNotValid' : undefined
const atMost = (maxLength: number) => ({ htmlInput: { maxLength } })

export const ProfileInputs = () => (
  <Columns>
    <RadioButtonGroupInput source="civility" choices={civilityChoices} className="full" row />
    <TextInput source="prenom" validate={filled} slotProps={atMost(NAME_MAX)} />
    <TextInput source="nom" validate={filled} slotProps={atMost(NAME_MAX)} />
    <TextInput source="email" helperText="usersAdmin.emailHelp" readOnly className="full" />
    <TextInput source="telephone" type="tel" validate={phone} slotProps={atMost(PHONE_MAX)} />
    <TextInput source="organisation" slotProps={atMost(WORK_MAX)} />
    <TextInput source="fonction" slotProps={atMost(WORK_MAX)} />
    <BooleanInput source="optin_email" className="full" />
  </Columns>
)
