import { isAppCode } from '@portal/contract/rules'
import { required, SelectInput, TextInput } from 'react-admin'
import { appStatusChoices, categoryChoices } from '../fields/choices.ts'
import { Columns } from '../forms/Columns.tsx'
import { atMost } from './limits.ts'
import { useFreeCode } from './useFreeCode.ts'

const filled = required('common.requiredField')
const wellFormed = (code?: string) => (!code || isAppCode(code) ? undefined : 'appsAdmin.validCode')
const upperCase = (code: string) => code.toUpperCase()

/** What an app is, in the first language. */
export const FrenchInputs = () => {
  const free = useFreeCode()
  return (
    <Columns>
      <TextInput source="name" validate={filled} slotProps={atMost.name} className="full" />
      <TextInput
        source="code"
        parse={upperCase}
        validate={[filled, wellFormed, free]}
        helperText="appsAdmin.codeHelp"
        slotProps={atMost.code}
        autoComplete="off"
      />
      <TextInput source="version" slotProps={atMost.version} />
      <SelectInput source="category" choices={categoryChoices} validate={filled} />
      <SelectInput source="status" choices={appStatusChoices} validate={filled} />
      <TextInput
        source="description"
        slotProps={atMost.description}
        className="full"
        multiline
        minRows={4}
        maxRows={12}
      />
      <TextInput source="tags" helperText="appsAdmin.tagsHelp" slotProps={atMost.tags} />
      <TextInput source="badge" helperText="appsAdmin.badgeHelp" slotProps={atMost.badge} />
    </Columns>
  )
}
