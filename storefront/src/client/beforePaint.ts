import type { ENGLISH_PREFIX, STORAGE_KEYS } from '@portal/contract/rules'

type Keys = typeof STORAGE_KEYS

/**
 * Runs in the head of every page, before the first paint: leads a visitor who chose English to the English page
 * (docs/product.md#languages) and marks the session for the shell. `inlineScripts.ts` takes its source, so it
 * imports types alone; `satisfies` holds the names to those of the contract.
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
  if (root.lang === 'fr' && store.getItem('locale' satisfies Keys['language']) === 'en' && fromOutside) {
    root.hidden = true
    location.replace(
      ('/en' satisfies typeof ENGLISH_PREFIX) + location.pathname + location.search + location.hash,
    )
    return
  }
  const key = 'currentPartenaireId' satisfies Keys['currentPartner']
  const { partner = store.getItem(key) ?? root.dataset.defaultPartner } = root.dataset
  if (partner) store.setItem(key, partner)
  const showSession = () => {
    const signedIn = Boolean(
      store.getItem('access_token' satisfies Keys['accessToken']) &&
        store.getItem('refresh_token' satisfies Keys['refreshToken']),
    )
    root.toggleAttribute('data-session', signedIn)
    root.dataset.roles = (signedIn && store.getItem('roles' satisfies Keys['roles'])) || ''
  }
  showSession()
  for (const event of ['storage', 'portal:session', 'pageshow']) addEventListener(event, showSession)
  // Hides the list until the filter in the address is applied; client/onDemand.ts lifts it.
  root.toggleAttribute('data-narrowing', /[?&](q|category|status|sort)=./.test(location.search))
}
