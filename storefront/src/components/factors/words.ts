import type { Language } from '@portal/contract/rules'
import type { Messages } from '@portal/messages'

export type ShowWords = Messages['showFactor']

/** Loads the sentences of showing a factor, in one language. */
export const loadShowWords = async (language: Language): Promise<ShowWords> =>
  (language === 'en'
    ? await import('@portal/messages/en/showFactor')
    : await import('@portal/messages/fr/showFactor')
  ).showFactor
