import type { Parameter } from '@portal/contract'
import { isKnownParameter } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { RecordName } from '../fields/RecordName.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { ParameterStatusField } from './ParameterStatusField.tsx'

/** Names a parameter by what it does, or a free one by its own name. */
export const ParameterName = () => {
  const t = useSentence()
  const parameter = useRecordContext<Parameter>()
  if (!parameter) return null
  const { parameter_name: name, parameter_description: description } = parameter
  const isKnown = isKnownParameter(name)
  return (
    <>
      <RecordName>{isKnown ? t(`parametersAdmin.known.${name}.label`) : name}</RecordName>
      <span className="cell-note">{isKnown ? name : description}</span>
      <div className="on-phone">
        <ParameterStatusField />
      </div>
    </>
  )
}
