import type { Language } from '@portal/contract/rules'
import type { BackofficeKey, BackofficeMessages } from '@portal/messages'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type I18nProvider, type TranslationMessages, useTranslate } from 'react-admin'

/** Loads only the language in use: each is a chunk of its own. */
const LOADERS: Record<
  Language,
  () => Promise<{ portal: BackofficeMessages; reactAdmin: TranslationMessages }>
> = {
  fr: async () => {
    const [portal, reactAdmin] = await Promise.all([
      import('@portal/messages/backoffice/fr'),
      import('ra-language-french'),
    ])
    return { portal: portal.messages, reactAdmin: reactAdmin.default }
  },
  en: async () => {
    const [portal, reactAdmin] = await Promise.all([
      import('@portal/messages/backoffice/en'),
      import('ra-language-english'),
    ])
    return { portal: portal.messages, reactAdmin: reactAdmin.default }
  },
}

/** Merges react-admin's sentences, ours, and the names that react-admin looks up under `resources`. */
export async function loadI18n(language: Language): Promise<I18nProvider> {
  const { portal, reactAdmin } = await LOADERS[language]()
  const { created, modified: updated, deleted } = portal.common
  const notifications = { created, updated, deleted }
  const messages = {
    ...portal,
    ra: {
      ...reactAdmin.ra,
      action: { ...reactAdmin.ra.action, select_row: portal.console.selectRow },
      page: { ...reactAdmin.ra.page, access_denied: portal.common.accesForbidden },
      sort: { ...reactAdmin.ra.sort, sort_by: portal.console.sortBy },
    },
    resources: {
      manageapps: { notifications, ...portal.appsAdmin.resource },
      manageusers: { notifications, ...portal.usersAdmin.resource },
      feedback: portal.feedbackAdmin.resource,
      requestappaccess: portal.requestsAdmin.resource,
      'search/misses': { notifications, ...portal.searchAdmin.resource },
      journal: portal.journalAdmin.resource,
      binder: portal.binderAdmin.resource,
      visitpasses: { notifications, ...portal.visitPassesAdmin.resource },
      visitguests: portal.visitPassesAdmin.guests.resource,
      webhooks: { notifications, ...portal.webhooksAdmin.resource },
      webhookdeliveries: { fields: portal.webhooksAdmin.deliveries.fields },
      parameters: { notifications, ...portal.parametersAdmin.resource },
    },
  }
  return polyglotI18nProvider(() => messages, language, [
    { locale: 'fr', name: 'Français' },
    { locale: 'en', name: 'English' },
  ])
}

type Values = Record<string, string | number | undefined>

/** Types `useTranslate` for our own sentences: an unknown key does not compile. */
export const useSentence = (): ((key: BackofficeKey, values?: Values) => string) => useTranslate()
