import { browserStorage, signinPath } from '@portal/client'
import { createConsoleClient } from '@portal/client/console'
import { inLanguage } from '@portal/contract/rules'
import { currentLanguage } from './language.ts'

/** Calls the API under the session that the storefront keeps in the browser's storage. */
export const portal = createConsoleClient({
  baseUrl: '/',
  storage: browserStorage(),
  locale: currentLanguage,
  // The console asks for the password in place (reentry.ts), so nothing happens here.
  onSignedOut: () => undefined,
})

export const isAdministrator = () => portal.session.hasRole('ADMIN')
export const isEditor = () => portal.session.hasRole('EDITOR')

/** Gives the role in the console of whoever is signed in; a user has none. */
export function consoleRole(): 'ADMIN' | 'EDITOR' | undefined {
  if (isAdministrator()) return 'ADMIN'
  return isEditor() ? 'EDITOR' : undefined
}

/**
 * Leads to the storefront's sign-in page and back here. Absolute, so that react-admin leaves the console.
 */
export const signinAddress = () => {
  const page = inLanguage(currentLanguage(), '/signin')
  return window.location.origin + signinPath(page, window.location)
}

/** Leads to the storefront's page where second factors are set, and back here. */
export const factorSetupAddress = () => {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams({ panel: 'security', next: pathname + search + hash })
  return `${inLanguage(currentLanguage(), '/account')}?${query}`
}
