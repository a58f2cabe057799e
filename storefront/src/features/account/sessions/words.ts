import type { Language } from '@portal/contract/rules'
import type { Messages } from '@portal/messages'

export type SessionWords = Messages['ownSessions']

/** Loads the sentences of one language. */
export const loadWords = async (language: Language): Promise<SessionWords> =>
  (language === 'en'
    ? await import('@portal/messages/en/ownSessions')
    : await import('@portal/messages/fr/ownSessions')
  ).ownSessions
