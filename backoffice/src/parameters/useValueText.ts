import {
  type FactorPolicy,
  isKnownParameter,
  KNOWN_PARAMETERS,
  listOf,
  parseSynonyms,
  sentencesOf,
} from '@portal/contract/rules'
import { durationName } from '../fields/durationName.ts'
import { useSentence } from '../providers/i18nProvider.ts'

/**
 * @returns a function that writes a parameter's value in words: 'Oui', '4h', '7 jours'; a free one as it is
 */
export function useValueText() {
  const t = useSentence()
  return (name: string, value: string): string => {
    if (!isKnownParameter(name)) return value
    const count = Number(value)
    switch (KNOWN_PARAMETERS[name].kind) {
      case 'boolean':
        return t(value === 'true' ? 'common.yes' : 'common.no')
      case 'choice':
        return t(`parametersAdmin.choices.${value as FactorPolicy}`)
      case 'duration':
        return t(durationName(count))
      case 'days':
        return count === 0 ? t('parametersAdmin.never') : t('parametersAdmin.days', { smart_count: count })
      case 'list':
        return listOf(value).join(', ') || t('parametersAdmin.empty')
      case 'sentences':
        return t('parametersAdmin.lines', { smart_count: sentencesOf(value).length })
      case 'synonyms':
        return t('parametersAdmin.lines', { smart_count: parseSynonyms(value).length })
      case 'count':
        return count === 0 ? t('parametersAdmin.unlimited') : value
    }
  }
}
