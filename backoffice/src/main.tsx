import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App, dataProvider } from './App.tsx'
import { prefetchQueue } from './accessRequests/queue.ts'
import { sentences } from './providers/i18nProvider.ts'
import { currentLanguage, keepAskedLanguage } from './providers/language.ts'
import { isAdministrator, portal, signinAddress } from './providers/portal.ts'
import './theme/fonts.css'
import { installTrustedTypes } from './trustedTypes.ts'

/** Time to wait for the queue, so that it is drawn once, with its rows. */
const QUEUE_PATIENCE_MS = 100

async function start(root: HTMLElement) {
  installTrustedTypes()
  const language = currentLanguage()
  document.documentElement.lang = language
  const queue = isAdministrator() ? prefetchQueue(dataProvider, window.location) : undefined
  const i18nProvider = await sentences.load(language)
  await Promise.race([queue, new Promise((resolve) => setTimeout(resolve, QUEUE_PATIENCE_MS))])
  // Only a data router lets react-admin ask about unsaved changes.
  const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }], {
    basename: '/admin',
  })
  // Draws in slices; in one piece the first page would block the browser.
  startTransition(() => createRoot(root).render(<RouterProvider router={router} />))
}

keepAskedLanguage()
const root = document.getElementById('root')
if (!portal.session.isSignedIn()) window.location.replace(signinAddress())
else if (root) void start(root)
