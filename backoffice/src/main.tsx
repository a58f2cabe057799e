import { formatParis } from '@portal/contract/rules'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { App, dataProvider } from './App.tsx'
import { prefetchQueue } from './accessRequests/queue.ts'
import { loadI18n } from './providers/i18nProvider.ts'
import { currentLanguage } from './providers/language.ts'
import { isAdministrator, portal, signinAddress } from './providers/portal.ts'
import './theme/fonts.css'
import { installTrustedTypes } from './trustedTypes.ts'

/** A queue that comes so soon is drawn at once, with its rows, instead of twice. */
const QUEUE_PATIENCE_MS = 100

async function start(root: HTMLElement) {
  installTrustedTypes()
  const language = currentLanguage()
  document.documentElement.lang = language
  const queue = isAdministrator() ? prefetchQueue(dataProvider, window.location) : undefined
  // The first date takes ten milliseconds, in which the sentences travel.
  const sentences = loadI18n(language)
  formatParis(new Date())
  const i18nProvider = await sentences
  await Promise.race([queue, new Promise((resolve) => setTimeout(resolve, QUEUE_PATIENCE_MS))])
  // A data router, because leaving a form with unsaved changes is asked about only there.
  const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }], {
    basename: '/admin',
  })
  // In slices: the first page, drawn in one piece, would keep the browser from answering.
  startTransition(() => createRoot(root).render(<RouterProvider router={router} />))
}

const root = document.getElementById('root')
if (!portal.session.isSignedIn()) window.location.replace(signinAddress())
else if (root) void start(root)
