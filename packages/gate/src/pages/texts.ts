import type { Language } from '@portal/contract/rules'
import { gate as en } from '@portal/messages/en/gate'
import { gate as fr } from '@portal/messages/fr/gate'
import { interpolate } from '@portal/messages/translate'

export const gateTexts = { fr, en } satisfies Record<Language, object>
export const fill = interpolate

/** Writes a length of time in words: "1 h 05", "23 min". */
export function inWords(ms: number, language: Language): string {
  const texts = gateTexts[language].farewell
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return texts.lessThanAMinute
  if (minutes < 60) return fill(texts.minutes, { count: minutes })
  return fill(texts.hours, {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  })
}
