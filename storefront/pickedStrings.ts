import { pickMessages } from '@portal/messages/pick'
import type { AstroUserConfig } from 'astro'
import { openAppKeys } from './src/features/access/strings.ts'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]

/** Picks the sentences of the open-app dialog when the site is built: it loads none that it does not show. */
export const pickedStrings = (): VitePlugin => ({
  name: 'portal:picked-strings',
  transform(_code, id) {
    const language = /\/openAppStrings\.(fr|en)\.ts$/.exec(id)?.[1]
    if (language !== 'fr' && language !== 'en') return null
    const strings = JSON.stringify(pickMessages(language, openAppKeys))
    return { code: `export const strings = ${strings}`, map: null }
  },
})
