import type { Language } from '@portal/contract/rules'

/** Says how many results there are: '1 application', '24 applications'. French counts none in the singular. */
export const resultsText = (count: number, language: Language, one: string, many: string) =>
  (count === 1 || (count === 0 && language === 'fr') ? one : many).replace('%{count}', String(count))
