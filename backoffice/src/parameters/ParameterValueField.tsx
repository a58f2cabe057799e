import type { Parameter } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { useValueText } from './useValueText.ts'

export const ParameterValueField = () => {
  const valueText = useValueText()
  const parameter = useRecordContext<Parameter>()
  return parameter && <>{valueText(parameter.parameter_name, parameter.parameter_value)}</>
}
