import type { ErrorCode, Language } from '@portal/contract'
import { messages as en } from './en/index.ts'
import type { messages as frenchQueue } from './fr/backoffice.ts'
import type { messages as frenchPages } from './fr/backofficePages.ts'
import { messages as fr } from './fr/index.ts'
import { translate } from './translate.ts'
import type { MessageKey, Translation } from './types.ts'

export { category as spanishCategories } from './es/category.ts'
export { interpolate, translate } from './translate.ts'
export type { MessageKey, Translation } from './types.ts'

/** All sentences, in the shape of the French ones; English `satisfies` it file by file. */
export type Messages = Translation<typeof fr>
type PortalKey = MessageKey<typeof fr>

/** The sentences that the back office loads first (`@portal/messages/backoffice/fr` and `…/en`). */
export type QueueMessages = Translation<typeof frenchQueue>
/** Those of its other pages (`@portal/messages/backoffice/fr/pages` and `…/en/pages`). */
export type PagesMessages = Translation<typeof frenchPages>
export type BackofficeKey = MessageKey<typeof frenchQueue & typeof frenchPages>

export const messagesOf = (language: Language): Messages => (language === 'en' ? en : fr)

/**
 * Gives one sentence by its key.
 *
 * @example sentence('fr', 'common.requestTestAppGo2', { duration: '2 h' })
 */
export const sentence = (language: Language, key: PortalKey, values?: Record<string, string | number>) =>
  translate(messagesOf(language), key, values)

/** Gives the sentence of an API error code; unknown codes get the general one. */
export const errorSentence = (language: Language, code: string, values?: Record<string, string | number>) => {
  const errors = messagesOf(language).errors
  return translate({ errors }, `errors.${code in errors ? (code as ErrorCode) : 'internal_error'}`, values)
}
