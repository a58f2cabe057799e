import { isApiError, signinPath } from '@portal/client'
import { announce } from '../../../islands.ts'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { path } from '../../../paths.ts'
import { quietly } from '../../../stores/quietly.ts'

/** Shows whether one is told when the app opens. */
function show(place: HTMLElement, following: boolean, say: boolean) {
  const button = place.querySelector('button')
  const status = place.querySelector<HTMLElement>('[role=status]')
  place.toggleAttribute('data-following', following)
  button?.replaceChildren((following ? button.dataset.off : button.dataset.on) ?? '')
  const { said = '', stopped = '' } = status?.dataset ?? {}
  if (following) status?.replaceChildren(said)
  else if (say) status?.replaceChildren(stopped)
}

/** Reads what the portal has noted, for a signed-in visitor. */
export async function showFollowing(place: HTMLElement): Promise<void> {
  if (!quietly.session.isSignedIn()) return
  const { following } = await quietly.apps.following(Number(place.dataset.follow))
  show(place, following, false)
}

/** Notes the wish of somebody who went away to sign in for it. */
export async function resumeFollowing(place: HTMLElement): Promise<void> {
  if (!quietly.session.isSignedIn()) return
  const { following } = await quietly.apps.follow(Number(place.dataset.follow))
  show(place, following, true)
  place.querySelector('button')?.focus()
}

/** Notes or takes back the wish to be told; who is not signed in does that first, and comes back to it. */
export async function toggleFollowing(place: HTMLElement): Promise<void> {
  const app = Number(place.dataset.follow)
  const toSignin = () => location.assign(signinPath(path(pageLanguage(), 'signin'), location, app))
  if (!quietly.session.isSignedIn()) return toSignin()
  try {
    const { follow, unfollow } = quietly.apps
    const { following } = await (place.hasAttribute('data-following') ? unfollow(app) : follow(app))
    show(place, following, true)
  } catch (error) {
    if (isApiError(error) && error.status === 401) return toSignin()
    announce(isApiError(error) && error.detail ? error.detail : (place.dataset.failed ?? ''), 'error')
  }
}
