import { createRoot } from 'react-dom/client'
import { OpenAppDialog, type OpenAppDialogProps } from './OpenAppDialog.tsx'

/** Puts the dialog on the page. @returns once it is on screen */
export function mountOpenApp(props: Omit<OpenAppDialogProps, 'onShown' | 'onClosed'>): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  return new Promise((onShown) => {
    const onClosed = () => {
      root.unmount()
      host.remove()
    }
    root.render(<OpenAppDialog {...props} onShown={onShown} onClosed={onClosed} />)
  })
}
