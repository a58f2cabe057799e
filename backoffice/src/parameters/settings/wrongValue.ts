import { KNOWN_PARAMETERS, type KnownParameter } from '@portal/contract/rules'
import type { useSentence } from '../../providers/i18nProvider.ts'

/** Gives the smallest and largest value of a numeric parameter. */
export function rangeOf(name: KnownParameter) {
  const rule = KNOWN_PARAMETERS[name]
  return 'min' in rule ? { min: rule.min, max: rule.max } : undefined
}

/** Says what a parameter takes. */
export function wrongValue(t: ReturnType<typeof useSentence>, name: KnownParameter): string {
  const range = rangeOf(name)
  return range ? t('parametersAdmin.between', range) : t('parametersAdmin.validValue')
}
