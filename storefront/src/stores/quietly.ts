import { browserStorage, createPortalClient } from '@portal/client'
import { sessionChanged } from '../islands.ts'
import { pageLanguage } from '../lib/pageLanguage.ts'

/**
 * Reads what the visitor did not ask for: a session that is over ends here without leading away from the page.
 */
export const quietly = createPortalClient({
  baseUrl: '/',
  storage: browserStorage(),
  locale: pageLanguage,
  onSignedOut: () => undefined,
})
quietly.session.subscribe(sessionChanged)
