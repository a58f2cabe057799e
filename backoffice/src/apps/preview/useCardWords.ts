import type { Language } from '@portal/contract/rules'
import type { BackofficeKey } from '@portal/messages'
import { translate } from '@portal/messages/translate'
import { useQuery } from '@tanstack/react-query'

const LOADERS = {
  fr: () => import('@portal/messages/backoffice/fr'),
  en: () => import('@portal/messages/backoffice/en'),
}

/**
 * The words of a card in the card's own language, whichever the console speaks.
 *
 * @returns a function that says a sentence; `null` as long as its language is on its way
 */
export function useCardWords(language: Language) {
  const { data } = useQuery({
    queryKey: ['messages', language],
    queryFn: async () => (await LOADERS[language]()).messages,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ? (key: BackofficeKey, values?: Record<string, string>) => translate(data, key, values) : null
}
