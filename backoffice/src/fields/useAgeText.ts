import { useSentence } from '../providers/i18nProvider.ts'
import { ageOf } from './time.ts'

/** @returns a function that writes a length in milliseconds as text: '3 h', '2 jours' */
export function useAgeText() {
  const t = useSentence()
  return (ms: number) => {
    const { unit, count } = ageOf(ms)
    return t(`console.time.${unit}`, { count, smart_count: count })
  }
}
