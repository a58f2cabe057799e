import type { Language } from '@portal/contract/rules'
import type { Messages } from '@portal/messages'

export type MineWords = Messages['mine']

/** Loads the sentences of one language. */
export const loadWords = async (language: Language): Promise<MineWords> =>
  (language === 'en' ? await import('@portal/messages/en/mine') : await import('@portal/messages/fr/mine'))
    .mine
