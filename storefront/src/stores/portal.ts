import { browserStorage, createPortalClient, signinPath } from '@portal/client'
import type { Language } from '@portal/contract/rules'
import { sessionChanged } from '../islands.ts'
import { path } from '../paths.ts'

const pageLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'fr')

/** Leads to `/signin`, which leads back here. */
export const goToSignin = () => location.assign(signinPath(path(pageLanguage(), 'signin'), location))

/** Calls the API on this origin. */
export const portal = createPortalClient({
  baseUrl: '/',
  storage: browserStorage(),
  locale: pageLanguage,
  onSignedOut: goToSignin,
})

portal.session.subscribe(sessionChanged)
