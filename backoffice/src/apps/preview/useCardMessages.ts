import type { Language } from '@portal/contract/rules'
import { useQuery } from '@tanstack/react-query'

const LOADERS = {
  fr: () =>
    Promise.all([import('@portal/messages/backoffice/fr'), import('@portal/messages/backoffice/fr/pages')]),
  en: () =>
    Promise.all([import('@portal/messages/backoffice/en'), import('@portal/messages/backoffice/en/pages')]),
}

/**
 * Loads the words of the card's own language.
 *
 * @returns `null` while they load
 */
export function useCardMessages(language: Language) {
  const { data } = useQuery({
    queryKey: ['messages', language],
    queryFn: async () => {
      const [queue, pages] = await LOADERS[language]()
      return { ...queue.messages, ...pages.messages }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
