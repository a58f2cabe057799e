import { expect, it } from 'vitest'
import { resultsText } from './resultsText.ts'

it.each([
  [0, 'fr', '0 application'],
  [1, 'fr', '1 application'],
  [2, 'fr', '2 applications'],
  [0, 'en', '0 apps'],
  [1, 'en', '1 app'],
] as const)('%i in %s', (count, language, text) => {
  const [one, many] = language === 'fr' ? ['application', 'applications'] : ['app', 'apps']
  expect(resultsText(count, language, `%{count} ${one}`, `%{count} ${many}`)).toBe(text)
})
