import type { Parameter } from '@portal/contract'
import { useRecordContext } from 'react-admin'
import { ToneChip } from '../fields/ToneChip.tsx'
import { useSentence } from '../providers/i18nProvider.ts'

export const ParameterStatusField = () => {
  const t = useSentence()
  const parameter = useRecordContext<Parameter>()
  return (
    parameter && (
      <ToneChip
        tone={parameter.parameter_status === 1 ? 'green' : 'orange'}
        label={t(`parametersAdmin.status.${parameter.parameter_status}`)}
      />
    )
  )
}
