import type { Language } from '@portal/contract/rules'
import { useQuery } from '@tanstack/react-query'

const LOADERS = {
  fr: () => import('@portal/messages/backoffice/fr'),
  en: () => import('@portal/messages/backoffice/en'),
}

/**
 * Loads the words of the card's own language.
 *
 * @returns `null` while they load
 */
export function useCardMessages(language: Language) {
  const { data } = useQuery({
    queryKey: ['messages', language],
    queryFn: async () => (await LOADERS[language]()).messages,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
