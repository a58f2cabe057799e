import { browserStorage, createPortalClient, signinPath } from '@portal/client'
import type { Language } from '@portal/contract/rules'
import { sessionChanged } from '../islands.ts'
import { path } from '../paths.ts'

const pageLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'fr')

/** Leads to `/signin`, which leads back here. */
export const goToSignin = () => location.assign(signinPath(path(pageLanguage(), 'signin'), location))

/** The API as this page calls it; one origin serves both. */
export const portal = createPortalClient({
  baseUrl: '/',
  storage: browserStorage(),
  locale: pageLanguage,
  onSignedOut: goToSignin,
})

portal.session.subscribe(sessionChanged)
