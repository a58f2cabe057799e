import type { OpenApp } from '../../islands.ts'
import { islandPaths } from '../../paths.ts'

let opening: Promise<void> | undefined

/** See {@link OpenApp}. A second press while the dialog is on its way, or there, does nothing more. */
export const openApp: OpenApp = (appId, opener) => {
  if (document.getElementById('open-app-title')) return Promise.resolve()
  opening ??= show(appId, opener).finally(() => {
    opening = undefined
  })
  return opening
}

/** Fetches what a press will need: the pointer or the focus is on the button. */
export const prepareOpenApp = () => void parts().catch(() => undefined)

const pageLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'fr')

const parts = () =>
  Promise.all([
    import('./mountOpenApp.tsx'),
    pageLanguage() === 'en' ? import('./openAppStrings.en.ts') : import('./openAppStrings.fr.ts'),
  ])

async function show(appId: number, opener: HTMLElement) {
  const [{ mountOpenApp }, { strings }] = await parts()
  const locale = pageLanguage()
  const appName = opener.dataset.appName ?? ''
  await mountOpenApp({ opener, appId, appName, locale, messages: strings, paths: islandPaths(locale) })
  forgetChosenApp()
}

/** Takes `?app=` out of the address: a reload or the back button does not open the dialog again. */
function forgetChosenApp() {
  const url = new URL(location.href)
  if (!url.searchParams.has('app')) return
  url.searchParams.delete('app')
  history.replaceState(history.state, '', url)
}
