import { pageLanguage } from '../../lib/pageLanguage.ts'

/** Fetches the sentences of the open-app dialog in the page's language. */
export const openAppStrings = () =>
  pageLanguage() === 'en' ? import('./openAppStrings.en.ts') : import('./openAppStrings.fr.ts')

/** Fetches what a signed-in visitor sees in the dialog; it brings React, which nobody else needs. */
export const openAppSteps = () => import('./mountOpenApp.tsx')

export const isSignedIn = () => document.documentElement.hasAttribute('data-session')

/** Fetches what the dialog will need, all at the same time: on a slow line each one after another is felt. */
export function prepareOpenApp(): void {
  for (const part of [openAppStrings(), ...(isSignedIn() ? [openAppSteps()] : [])])
    part.catch(() => undefined)
}
