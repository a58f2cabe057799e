import { createRoot } from 'react-dom/client'
import { OpenAppDialog, type OpenAppDialogProps } from './OpenAppDialog.tsx'

type Mounted = Omit<OpenAppDialogProps, 'onShown' | 'onClosed'> & { opener: HTMLElement }

/**
 * Puts the dialog on the page. Closing gives the focus to the opener, even when the address opened the
 * dialog.
 *
 * @returns a promise that resolves once the dialog is on screen
 */
export function mountOpenApp({ opener, ...props }: Mounted): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  return new Promise((onShown) => {
    const onClosed = () => {
      root.unmount()
      host.remove()
      opener.focus()
    }
    root.render(<OpenAppDialog {...props} onShown={onShown} onClosed={onClosed} />)
  })
}
