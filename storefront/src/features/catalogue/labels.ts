import type { Language } from '@portal/contract/rules'
import { messagesOf } from '@portal/messages'

/** The few words that the browser needs to draw an app itself; they travel with the index. */
export function labelsIn(language: Language) {
  const { catalogue, vocabulary } = messagesOf(language)
  return {
    category: vocabulary.category,
    status: vocabulary.appStatus,
    version: catalogue.versionShort,
    explore: catalogue.exploreApp,
    video: catalogue.seeVideoOf,
  }
}
export type Labels = ReturnType<typeof labelsIn>
