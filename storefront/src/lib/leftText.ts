import type { UserApp } from '@portal/contract'
import { HOUR_MS, MINUTE_MS, timeLeftMs } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'

type LeftWords = { days: string; hours: string; minutes: string }

/** Writes the time left without seconds, which would flicker beside other texts. */
export function leftText(access: UserApp, now: Date, words: LeftWords): string {
  const left = timeLeftMs(access, now) ?? 0
  const minutes = Math.floor(left / MINUTE_MS)
  const hours = Math.floor(left / HOUR_MS)
  if (hours >= 24) return interpolate(words.days, { days: Math.floor(hours / 24), hours: hours % 24 })
  if (hours > 0) return interpolate(words.hours, { hours, minutes: String(minutes % 60).padStart(2, '0') })
  return interpolate(words.minutes, { minutes: Math.max(1, minutes) })
}
