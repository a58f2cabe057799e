import type { Parameter } from '@portal/contract'
import { isKnownParameter, KNOWN_PARAMETERS } from '@portal/contract/rules'
import { useRecordContext } from 'react-admin'
import { DeleteButton } from '../forms/DeleteButton.tsx'
import { useSentence } from '../providers/i18nProvider.ts'
import { useValueText } from './useValueText.ts'

/** Says which value applies afterwards, then deletes the parameter. */
export const DeleteParameterButton = () => {
  const t = useSentence()
  const valueText = useValueText()
  const name = useRecordContext<Parameter>()?.parameter_name
  if (name === undefined) return null
  const isKnown = isKnownParameter(name)
  return (
    <DeleteButton
      label={t('parametersAdmin.delete.button')}
      title={t('parametersAdmin.delete.title', {
        name: isKnown ? t(`parametersAdmin.known.${name}.label`) : name,
      })}
      text={
        isKnown
          ? t('parametersAdmin.delete.known', { value: valueText(name, KNOWN_PARAMETERS[name].initial) })
          : t('parametersAdmin.delete.free')
      }
    />
  )
}
