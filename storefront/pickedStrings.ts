import { pickMessages } from '@portal/messages/pick'
import type { AstroUserConfig } from 'astro'
import { openAppKeys } from './src/features/access/strings.ts'
import { cardWords } from './src/features/catalogue/browser/cardWords.ts'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]

/** Picks the sentences of the open-app dialog and of cards when the site is built: a page loads no others. */
export const pickedStrings = (): VitePlugin => ({
  name: 'portal:picked-strings',
  transform(_code, id) {
    if (id.endsWith('/browser/cardWords.ts')) return picked('cardWords', cardWords)
    const language = /\/openAppStrings\.(fr|en)\.ts$/.exec(id)?.[1]
    if (language !== 'fr' && language !== 'en') return null
    return picked('strings', pickMessages(language, openAppKeys))
  },
})

const picked = (name: string, value: object) => ({
  code: `export const ${name} = ${JSON.stringify(value)}`,
  map: null,
})
