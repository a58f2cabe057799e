import { isKnownParameter, isParameterValue, KNOWN_PARAMETERS, PARAMETER_MAX } from '@portal/contract/rules'
import { RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { atMost, filled } from '../forms/textRules.ts'
import { useSentence } from '../providers/i18nProvider.ts'
import { choicesOf, durations } from './valueChoices.ts'

const yesNo = [
  { id: 'true', name: 'common.yes' },
  { id: 'false', name: 'common.no' },
]

/** Gives the smallest and largest value of a numeric parameter. */
function rangeOf(name: string) {
  const rule = isKnownParameter(name) ? KNOWN_PARAMETERS[name] : undefined
  return rule && 'min' in rule ? { min: rule.min, max: rule.max } : undefined
}

type Form = { parameter_name?: string }
/** Checks the value of a parameter that the portal reads. */
function fits(value: string, { parameter_name = '' }: Form) {
  if (!value || isParameterValue(parameter_name, value)) return undefined
  const range = rangeOf(parameter_name)
  return range ? { message: 'parametersAdmin.between', args: range } : 'parametersAdmin.validValue'
}
const rules = [filled, fits]
const short = atMost(PARAMETER_MAX.value)

/** Asks for the value by its kind: yes or no, a duration, a number or a text. */
export const ValueInput = () => {
  const t = useSentence()
  const name: string = useWatch({ name: 'parameter_name' }) ?? ''
  const kind = isKnownParameter(name) ? KNOWN_PARAMETERS[name].kind : 'text'
  switch (kind) {
    case 'boolean':
      return <RadioButtonGroupInput source="parameter_value" choices={yesNo} validate={rules} />
    case 'duration':
      return <SelectInput source="parameter_value" choices={durations} validate={rules} />
    case 'choice':
      return <SelectInput source="parameter_value" choices={choicesOf(name)} validate={rules} />
    case 'days':
    case 'count':
      return (
        <TextInput
          source="parameter_value"
          inputMode="numeric"
          helperText={t('parametersAdmin.between', rangeOf(name))}
          validate={rules}
        />
      )
    case 'list':
    case 'sentences':
    case 'synonyms':
      return <TextInput source="parameter_value" validate={[fits, short]} multiline minRows={3} />
    case 'text':
      return <TextInput source="parameter_value" validate={[...rules, short]} multiline />
  }
}
