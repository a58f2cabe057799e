import type { Language } from './statuses.ts'

/** Prefix of every English address; French ones have none. */
export const ENGLISH_PREFIX = '/en'

/** Adds the language's prefix, which French has not: '/apps' becomes '/en/apps'. */
export const inLanguage = (language: Language, pathname: string) =>
  language === 'en' ? ENGLISH_PREFIX + pathname : pathname

/** Takes the language's prefix away: '/en/apps' becomes '/apps'. */
export const withoutLanguage = (pathname: string) =>
  pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`)
    ? pathname.slice(ENGLISH_PREFIX.length) || '/'
    : pathname || '/'

/**
 * Reads an `Accept-Language` header (RFC 9110, 12.5.4): French unless English is preferred. Of two equal
 * preferences the first wins.
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
