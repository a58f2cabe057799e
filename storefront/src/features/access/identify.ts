import { signinPath } from '@portal/client'
import { interpolate } from '@portal/messages/translate'
import type { IslandPaths } from '../../paths.ts'
import type { OpenAppStrings } from './strings.ts'

type IdentifyOptions = { appId: number; appName: string; paths: IslandPaths; strings: OpenAppStrings }

/** Offers a visitor to sign in or to register, and to come back to this app. */
export function identify({ appId, appName, paths, strings }: IdentifyOptions): HTMLElement[] {
  const text = document.createElement('p')
  text.textContent = interpolate(strings['access.identifyText'], { name: appName })
  const actions = document.createElement('div')
  actions.className = 'form__actions'
  actions.append(
    link(signinPath(paths.signin, location, appId), strings['signin.title'], 'button button--primary'),
    link(signinPath(paths.register, location, appId), strings['signin.register'], 'button'),
  )
  return [text, actions]
}

function link(address: string, text: string, className: string): HTMLAnchorElement {
  const anchor = document.createElement('a')
  return Object.assign(anchor, { href: address, textContent: text, className })
}
