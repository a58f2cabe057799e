import type { Strings } from '@portal/messages/pick'
import { interpolate } from '@portal/messages/translate'

export type TimeStrings = Strings<'access.days' | 'access.hours' | 'access.minutes'>

/** Writes a remaining time in its two largest units, rounded down. */
export function timeLeftText(ms: number, strings: TimeStrings): string {
  const seconds = Math.floor(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24)
    return interpolate(strings['access.days'], { days: Math.floor(hours / 24), hours: hours % 24 })
  if (hours > 0) return interpolate(strings['access.hours'], { hours, minutes: twoDigits(minutes % 60) })
  return interpolate(strings['access.minutes'], { minutes, seconds: twoDigits(seconds % 60) })
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
