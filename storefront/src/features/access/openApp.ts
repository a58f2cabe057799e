import type { OpenApp } from '../../islands.ts'
import { pageLanguage } from '../../lib/pageLanguage.ts'
import { islandPaths } from '../../paths.ts'

let opening: Promise<void> | undefined

/** See {@link OpenApp}. Ignores a second press while the dialog loads or stands. */
export const openApp: OpenApp = (appId, opener) => {
  if (document.getElementById('open-app-title')) return Promise.resolve()
  opening ??= show(appId, opener).finally(() => {
    opening = undefined
  })
  return opening
}

/** Preloads the dialog when its button is hovered or focused. */
export const prepareOpenApp = () => void parts().catch(() => undefined)

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

/** Removes `?app=` and `?ask=` from the address, so that a reload does not open the dialog again. */
function forgetChosenApp() {
  const url = new URL(location.href)
  if (!url.searchParams.has('app') && !url.searchParams.has('ask')) return
  url.searchParams.delete('app')
  url.searchParams.delete('ask')
  history.replaceState(history.state, '', url)
}
