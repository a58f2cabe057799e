import { callHeaders } from './callHeaders.ts'

type Visitor = Navigator & { globalPrivacyControl?: boolean }

/** Tells whether to count: not who asks not to be, and not who keeps the catalogue. */
function counts(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Visitor
  if (globalPrivacyControl || doNotTrack === '1') return false
  return !/ADMIN|EDITOR/.test(localStorage.getItem('roles') ?? '')
}

/** Counts one view of an app's page, without a cookie (docs/product.md#views). */
export function countView(page: HTMLElement): void {
  if (!counts()) return
  const send = () =>
    fetch(`/v1/publicsapps/${page.dataset.view}/view/`, {
      method: 'POST',
      headers: callHeaders(),
      credentials: 'omit',
      keepalive: true,
    }).catch(console.debug)
  // A page that the browser draws ahead may never be seen.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', send, { once: true })
  else void send()
}
