import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { App } from './App.tsx'
import { loadI18n } from './providers/i18nProvider.ts'
import { currentLanguage } from './providers/language.ts'
import { portal, signinAddress } from './providers/portal.ts'
import './theme/fonts.css'
import { installTrustedTypes } from './trustedTypes.ts'

async function start(root: HTMLElement) {
  installTrustedTypes()
  const language = currentLanguage()
  document.documentElement.lang = language
  const i18nProvider = await loadI18n(language)
  // A data router, because leaving a form with unsaved changes is asked about only there.
  const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }], {
    basename: '/admin',
  })
  createRoot(root).render(<RouterProvider router={router} />)
}

const root = document.getElementById('root')
if (!portal.session.isSignedIn()) window.location.replace(signinAddress())
else if (root) void start(root)
