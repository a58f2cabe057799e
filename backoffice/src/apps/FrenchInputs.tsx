import { isAppCode } from '@portal/contract/rules'
import { SelectInput } from 'react-admin'
import { appStatusChoices, categoryChoices } from '../fields/choices.ts'
import { Columns } from '../forms/Columns.tsx'
import { filled } from '../forms/textRules.ts'
import { AppTextInput } from './AppTextInput.tsx'
import { LocalisedInputs } from './LocalisedInputs.tsx'
import { useFreeCode } from './useFreeCode.ts'

const wellFormed = (code?: string) => (!code || isAppCode(code) ? undefined : 'appsAdmin.validCode')
const upperCase = (code: string) => code.toUpperCase()

export const FrenchInputs = () => {
  const free = useFreeCode()
  return (
    <Columns>
      <AppTextInput source="name" validate={filled} className="full" />
      <AppTextInput
        source="code"
        parse={upperCase}
        validate={[filled, wellFormed, free]}
        helperText="appsAdmin.codeHelp"
        autoComplete="off"
      />
      <AppTextInput source="version" />
      <SelectInput source="category" choices={categoryChoices} validate={filled} />
      <SelectInput source="status" choices={appStatusChoices} validate={filled} />
      <LocalisedInputs language="fr" />
    </Columns>
  )
}
