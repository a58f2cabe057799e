import { browserStorage, createPortalClient, signinPath } from '@portal/client'
import { sessionChanged } from '../islands.ts'
import { pageLanguage } from '../lib/pageLanguage.ts'
import { path } from '../paths.ts'

/** Leads to `/signin`, which leads back here, and to the dialog of an app where one stands. */
export const goToSignin = () =>
  location.assign(signinPath(path(pageLanguage(), 'signin'), location, appInDialog()))

function appInDialog(): number | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-app]')
  return dialog?.dataset.app ? Number(dialog.dataset.app) : undefined
}

/** Calls the API on this origin. */
export const portal = createPortalClient({
  baseUrl: '/',
  storage: browserStorage(),
  locale: pageLanguage,
  onSignedOut: goToSignin,
})

portal.session.subscribe(sessionChanged)
