import type { Language } from '@portal/contract/rules'
import type { BackofficeKey, PagesMessages, QueueMessages } from '@portal/messages'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type I18nProvider, type TranslationMessages, useTranslate } from 'react-admin'
import { queueTree, withPages } from './messageTree.ts'

type Loaders = {
  queue: () => Promise<{ messages: QueueMessages }>
  pages: () => Promise<{ messages: PagesMessages }>
  reactAdmin: () => Promise<{ default: TranslationMessages }>
}

/** Loads only the language in use: each part is a chunk of its own. */
const LOADERS: Record<Language, Loaders> = {
  fr: {
    queue: () => import('@portal/messages/backoffice/fr'),
    pages: () => import('@portal/messages/backoffice/fr/pages'),
    reactAdmin: () => import('ra-language-french'),
  },
  en: {
    queue: () => import('@portal/messages/backoffice/en'),
    pages: () => import('@portal/messages/backoffice/en/pages'),
    reactAdmin: () => import('ra-language-english'),
  },
}

function createSentences() {
  let addPages = async () => {}
  return {
    /** Loads what the frame and the queue say. */
    async load(language: Language): Promise<I18nProvider> {
      const { queue, pages, reactAdmin } = LOADERS[language]
      const [first, general] = await Promise.all([queue(), reactAdmin()])
      const tree = queueTree(first.messages, general.default)
      let messages: TranslationMessages = tree
      const provider = polyglotI18nProvider(() => messages, language, [
        { locale: 'fr', name: 'Français' },
        { locale: 'en', name: 'English' },
      ])
      addPages = async () => {
        messages = withPages(tree, (await pages()).messages)
        await provider.changeLocale(language)
      }
      return provider
    },
    /** Adds what all other pages say. */
    addPages: () => addPages(),
  }
}
export const sentences = createSentences()

type Values = Record<string, string | number | undefined>

/** Types `useTranslate` for our own sentences: an unknown key does not compile. */
export const useSentence = (): ((key: BackofficeKey, values?: Values) => string) => useTranslate()
