import type { Language } from '@portal/contract/rules'
import type { IslandPaths } from './paths.ts'

/**
 * Props that a page hands to its React island. `Messages` is the slice of `@portal/messages` that the island needs:
 * it is written into the page by the build, so that no island downloads the texts of the others.
 *
 * | page                  | island                              | how                  |
 * | /signin               | features/session/SignIn.tsx         | client:painted, in HTML |
 * | /signin/company       | features/session/CompanyArrival.tsx | client:only          |
 * | /register             | features/account/Register.tsx       | client:painted, in HTML |
 * | /password/forgotten   | features/session/PasswordForgotten.tsx | client:painted, in HTML |
 * | /password/reset       | features/session/PasswordReset.tsx  | client:painted, in HTML |
 * | /email/confirm        | features/session/EmailConfirm.tsx   | client:only          |
 * | /account              | features/account/Account.tsx        | client:only          |
 * | /userapps             | features/access/UserApps.tsx        | client:only          |
 * | /visit                | features/visit/VisitPage.tsx        | client:only          |
 * | /users                | features/users/Users.tsx            | client:only          |
 * | /user/{uuid}          | features/users/User.tsx             | client:only          |
 * | /debug                | features/scanner/Scanner.tsx        | client:painted, in HTML |
 * | /logout               | features/session/Logout.tsx         | client:only          |
 *
 * Islands share the page's own style sheets (`styles/*.css`, class names listed at the top of each) and write
 * no style attribute: the policy of the page refuses it.
 */
export type IslandProps<Messages> = {
  locale: Language
  messages: Messages
  paths: IslandPaths
}

/**
 * The module `features/access/openApp.ts`, fetched when a visitor reaches for an "explore" button
 * (`<button data-open-app="12">`). It brings its own texts, in the page's language.
 *
 * @param appId the app that was chosen
 * @param opener the button; focus goes back to it
 * @returns once the dialog is on screen
 */
export type OpenApp = (appId: number, opener: HTMLElement) => Promise<void>

/** Dispatched on `window` when the session changed in this tab. */
export const SESSION_EVENT = 'portal:session'

/** Shows a sentence for five seconds, above everything: `announce('…', 'success')`. */
type Snackbar = { text: string; tone?: 'neutral' | 'success' | 'error' }
const SNACKBAR_EVENT = 'portal:snackbar'

export function announce(text: string, tone: Snackbar['tone'] = 'neutral') {
  window.dispatchEvent(new CustomEvent<Snackbar>(SNACKBAR_EVENT, { detail: { text, tone } }))
}

/** Dispatched on `window` when one's own access records were read in this tab. */
export const USER_APPS_EVENT = 'portal:userapps'
export const userAppsChanged = () => window.dispatchEvent(new Event(USER_APPS_EVENT))

export const sessionChanged = () => window.dispatchEvent(new Event(SESSION_EVENT))
