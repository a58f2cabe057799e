import address from '../styles/overlays.css?url'

let loading: Promise<void> | undefined

/**
 * Loads the style sheets of dialogs and forms, which the catalogue's first load leaves out. Also resolves on
 * failure: an unstyled dialog is better than none.
 */
export function overlayStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
  return loading
}
