import type { Language } from '@portal/contract/rules'

/** The language of the page, for what runs in the browser. */
export const pageLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'fr')
