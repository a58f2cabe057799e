import type { Language } from './statuses.ts'

/**
 * The one of the two languages that an `Accept-Language` header prefers; French unless English is asked for
 * (decisions, section 3; RFC 9110, section 12.5.4). Of two that are wanted alike the first is meant.
 *
 * @example preferredLanguage('de, en-GB;q=0.8, fr;q=0.5') // 'en'
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.trim().split('-')[0], quality: Number(quality ?? 1) }
    })
    .filter(({ language, quality }) => (language === 'fr' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wanted[0]?.language === 'en' ? 'en' : 'fr'
}
