import type { UserApp } from '@portal/contract'
import { type AccessState, accessState, isRevoked, type Language } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { leftText } from '../../lib/leftText.ts'
import { ago, shortDay } from '../../lib/relativeTime.ts'
import type { MineWords } from './words.ts'

type Now = { now: Date; language: Language; words: MineWords }

/** A card's words about one's own access, and the state that colours them. */
type StateWords = { state: AccessState; text: string }

/** Gives the words of a card's chip; `null` where there is nothing to say. */
export function stateWords(access: UserApp, { now, language, words }: Now): StateWords | null {
  const state = accessState(access, now)
  switch (state) {
    case 'waiting':
      return {
        state,
        text: interpolate(words.card.waiting, { ago: ago(access.created_at, now, language) }),
      }
    case 'granted':
      return access.use_by === null
        ? null
        : { state, text: interpolate(words.card.granted, { date: shortDay(access.use_by, language) }) }
    case 'running':
      return {
        state,
        text: interpolate(words.card.running, { left: leftText(access, now, words) }),
      }
    case 'cancelled':
      return isRevoked(access) ? { state, text: words.card.revoked } : null
    default:
      return { state, text: words.card[state] }
  }
}
