import type { Language } from '@portal/contract/rules'
import { messagesOf } from '@portal/messages'

/** The words of a card that are not the app's own; `explore` and `video` name its buttons to screen readers. */
export function cardWordsIn(language: Language) {
  const { catalogue, vocabulary } = messagesOf(language)
  return {
    category: vocabulary.category,
    status: vocabulary.appStatus,
    fresh: catalogue.fresh,
    version: catalogue.versionShort,
    explore: catalogue.exploreApp,
    video: catalogue.seeVideoOf,
  }
}
