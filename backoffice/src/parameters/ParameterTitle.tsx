import type { Parameter } from '@portal/contract'
import { isKnownParameter } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { useSentence } from '../providers/i18nProvider.ts'

/** What a page about one parameter is called: by what the portal does with it, else by its own name. */
export const ParameterTitle = () => {
  const t = useSentence()
  const name = useRecordContext<Parameter>()?.parameter_name
  if (name === undefined) return null
  return <>{isKnownParameter(name) ? t(`parametersAdmin.known.${name}.label`) : name}</>
}
