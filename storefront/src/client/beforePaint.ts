/**
 * Runs in the head of every page, before anything is painted: what the shell shows depends on the session, and
 * a visitor who chose English is led there (decisions, section 1). It is written into the page as it is, so it
 * may use nothing from outside itself.
 */
export function beforePaint(): void {
  const root = document.documentElement
  let store: Storage
  try {
    store = localStorage
  } catch {
    return
  }
  const fromOutside = !document.referrer.startsWith(`${location.origin}/`)
  if (root.lang === 'fr' && store.getItem('locale') === 'en' && fromOutside) {
    root.hidden = true
    location.replace(`/en${location.pathname}${location.search}${location.hash}`)
    return
  }
  const { partner = store.getItem('currentPartenaireId') ?? root.dataset.defaultPartner } = root.dataset
  if (partner) store.setItem('currentPartenaireId', partner)
  const showSession = () => {
    const signedIn = Boolean(store.getItem('access_token') && store.getItem('refresh_token'))
    root.toggleAttribute('data-session', signedIn)
    root.toggleAttribute('data-admin', signedIn && (store.getItem('roles') ?? '').includes('ADMIN'))
  }
  showSession()
  for (const event of ['storage', 'portal:session', 'pageshow']) addEventListener(event, showSession)
  // A list that the address narrows is not shown whole for a moment first (client/boot.ts lifts this).
  root.toggleAttribute('data-narrowing', /[?&](q|category|status)=[^&]/.test(location.search))
}
