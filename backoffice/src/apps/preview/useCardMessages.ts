import type { Language } from '@portal/contract/rules'
import { useQuery } from '@tanstack/react-query'

const LOADERS = {
  fr: () => import('@portal/messages/backoffice/fr'),
  en: () => import('@portal/messages/backoffice/en'),
}

/**
 * Loads the words of a card's own language, whichever the console speaks.
 *
 * @returns `null` as long as they are on their way
 */
export function useCardMessages(language: Language) {
  const { data } = useQuery({
    queryKey: ['messages', language],
    queryFn: async () => (await LOADERS[language]()).messages,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
