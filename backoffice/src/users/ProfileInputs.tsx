import { isPhone, NAME_MAX, WORK_MAX } from '@portal/contract/rules'
import { BooleanInput, RadioButtonGroupInput, TextInput } from 'react-admin'
import { civilityChoices } from '../fields/choices.ts'
import { Columns } from '../forms/Columns.tsx'
import { atMost, filled } from '../forms/textRules.ts'

const phone = (value?: string | null) =>
  value?.trim() && !isPhone(value) ? 'common.telephoneNotValid' : undefined

export const ProfileInputs = () => (
  <Columns>
    <RadioButtonGroupInput source="civility" choices={civilityChoices} className="full" row />
    <TextInput source="prenom" validate={[filled, atMost(NAME_MAX)]} />
    <TextInput source="nom" validate={[filled, atMost(NAME_MAX)]} />
    <TextInput source="email" helperText="usersAdmin.emailHelp" readOnly className="full" />
    <TextInput source="telephone" type="tel" validate={phone} />
    <TextInput source="organisation" validate={atMost(WORK_MAX)} />
    <TextInput source="fonction" validate={atMost(WORK_MAX)} />
    <BooleanInput source="optin_email" className="full" />
  </Columns>
)
