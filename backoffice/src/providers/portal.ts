import { browserStorage, createPortalClient, signinPath } from '@portal/client'
import { currentLanguage } from './language.ts'

/** All calls of the portal, under the session that the storefront shares through the browser's storage. */
export const portal = createPortalClient({
  baseUrl: '/',
  storage: browserStorage(),
  locale: currentLanguage,
  // The console asks for the password where the person stands (see reentry.ts); it leads nowhere by itself.
  onSignedOut: () => undefined,
})

export const isAdministrator = () => portal.session.hasRole('ADMIN')

/** The storefront's sign-in page, which leads back here. Absolute, so that react-admin leaves the console. */
export const signinAddress = () => {
  const page = currentLanguage() === 'en' ? '/en/signin' : '/signin'
  return window.location.origin + signinPath(page, window.location)
}
