import type { STORAGE_KEYS } from '@portal/contract/rules'

/**
 * Runs in the head of every page, before the first paint: leads a visitor who chose English to the English page
 * (docs/product.md#languages) and marks the session for the shell. `Head.astro` writes its source into the page,
 * so it can use nothing but its arguments.
 */
export function beforePaint(keys: typeof STORAGE_KEYS, englishPrefix: string): void {
  const root = document.documentElement
  let store: Storage
  try {
    store = localStorage
  } catch {
    return
  }
  const fromOutside = !document.referrer.startsWith(`${location.origin}/`)
  if (root.lang === 'fr' && store.getItem(keys.language) === 'en' && fromOutside) {
    root.hidden = true
    location.replace(`${englishPrefix}${location.pathname}${location.search}${location.hash}`)
    return
  }
  const { partner = store.getItem(keys.currentPartner) ?? root.dataset.defaultPartner } = root.dataset
  if (partner) store.setItem(keys.currentPartner, partner)
  const showSession = () => {
    const signedIn = Boolean(store.getItem(keys.accessToken) && store.getItem(keys.refreshToken))
    root.toggleAttribute('data-session', signedIn)
    root.toggleAttribute('data-admin', signedIn && (store.getItem(keys.roles) ?? '').includes('ADMIN'))
  }
  showSession()
  for (const event of ['storage', 'portal:session', 'pageshow']) addEventListener(event, showSession)
  // Hides the list until the filter in the address is applied; client/onDemand.ts lifts it.
  root.toggleAttribute('data-narrowing', /[?&](q|category|status)=[^&]/.test(location.search))
}
