import type { Parameter } from '@portal/contract'
import { isKnownParameter } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** Titles a page by what the parameter does, or by its own name. */
export const ParameterTitle = () => {
  const t = useSentence()
  const name = useRecordContext<Parameter>()?.parameter_name
  if (name === undefined) return null
  return <>{isKnownParameter(name) ? t(`parametersAdmin.known.${name}.label`) : name}</>
}
