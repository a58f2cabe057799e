import type { Language } from '@portal/contract/rules'
import type { Messages } from '@portal/messages'

export type OwnWords = Messages['ownFactors']

/** Loads the sentences of one's own factors, in one language. */
export const loadOwnWords = async (language: Language): Promise<OwnWords> =>
  (language === 'en'
    ? await import('@portal/messages/en/ownFactors')
    : await import('@portal/messages/fr/ownFactors')
  ).ownFactors
