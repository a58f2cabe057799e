import type { UserApp } from '@portal/contract'
import {
  type AccessState,
  accessState,
  HOUR_MS,
  type Language,
  MINUTE_MS,
  timeLeftMs,
} from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { ago, shortDay } from '../../lib/relativeTime.ts'
import type { MineStrings } from './strings.ts'

type Now = { now: Date; language: Language; strings: MineStrings }

/** What a card says of one's own access: a few words, and the state that colours them. */
export type StateWords = { state: AccessState; text: string }

/** Gives the words of a card's chip; `null` where there is nothing to say. */
export function stateWords(access: UserApp, { now, language, strings }: Now): StateWords | null {
  const state = accessState(access, now)
  switch (state) {
    case 'waiting':
      return {
        state,
        text: interpolate(strings['access.cardWaiting'], { ago: ago(access.created_at, now, language) }),
      }
    case 'granted':
      return {
        state,
        text: access.use_by
          ? interpolate(strings['access.cardGranted'], { date: shortDay(access.use_by, language) })
          : strings['vocabulary.accessState.granted'],
      }
    case 'running':
      return {
        state,
        text: interpolate(strings['access.cardRunning'], { left: leftText(access, now, strings) }),
      }
    case 'cancelled':
      return null
    default:
      return { state, text: strings[`vocabulary.accessState.${state}`] }
  }
}

/** Writes the time left without seconds, which would flicker beside other texts. */
export function leftText(access: UserApp, now: Date, strings: MineStrings): string {
  const left = timeLeftMs(access, now) ?? 0
  const minutes = Math.floor(left / MINUTE_MS)
  const hours = Math.floor(left / HOUR_MS)
  if (hours >= 24)
    return interpolate(strings['access.days'], { days: Math.floor(hours / 24), hours: hours % 24 })
  if (hours > 0)
    return interpolate(strings['access.hours'], { hours, minutes: String(minutes % 60).padStart(2, '0') })
  return interpolate(strings['access.onlyMinutes'], { minutes: Math.max(1, minutes) })
}
