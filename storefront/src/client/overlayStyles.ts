import address from '../styles/overlays.css?url'

let loading: Promise<void> | undefined

/**
 * The style sheets of dialogs and forms, kept out of the catalogue's first load. Resolves in any case: a dialog
 * without its looks is better than none.
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
