import type { OpenApp } from '../../islands.ts'
import { appLangAround, appNameAround } from '../../lib/appNameAround.ts'
import { pageLanguage } from '../../lib/pageLanguage.ts'
import { islandPaths } from '../../paths.ts'
import { identify } from './identify.ts'
import { openAppFrame } from './openAppFrame.ts'
import { isSignedIn, openAppSteps, openAppStrings, prepareOpenApp } from './parts.ts'

let opening: Promise<void> | undefined

/** See {@link OpenApp}. Ignores a second press while the dialog loads or stands. */
export const openApp: OpenApp = (appId, opener) => {
  if (document.getElementById('open-app-title')) return Promise.resolve()
  opening ??= show(appId, opener).finally(() => {
    opening = undefined
  })
  return opening
}

async function show(appId: number, opener: HTMLElement) {
  prepareOpenApp()
  const { strings } = await openAppStrings()
  const locale = pageLanguage()
  const paths = islandPaths(locale)
  const appName = appNameAround(opener)
  let unmount = () => {}
  // Gives the focus to the opener, even when the address opened the dialog.
  const onClosed = () => {
    unmount()
    opener.focus()
  }
  const frame = openAppFrame({ appId, appLang: appLangAround(opener), strings, onClosed })
  if (isSignedIn()) {
    frame.say(appName, strings['common.loading'])
    try {
      const { mountOpenApp } = await openAppSteps()
      if (frame.isOpen()) unmount = mountOpenApp({ frame, appId, appName, locale, messages: strings, paths })
    } catch (error) {
      frame.close()
      throw error
    }
  } else {
    frame.say(appName, strings['access.identifyTitle'])
    frame.body.replaceChildren(...identify({ appId, appName, paths, strings }))
    frame.focus()
  }
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
