import type { AuthProvider } from 'react-admin'
import { call } from './call.ts'
import { portal, signinAddress } from './portal.ts'
import { reentry } from './reentry.ts'

/**
 * The session is the storefront's: signing in and out happens on its pages. Rights are one for the whole console
 * (`ConsoleLayout`), and the server decides on every call: react-admin is not given a `canAccess`, which it would
 * wait for on every page and for every row.
 */
export const authProvider: AuthProvider = {
  /** Never called: the console has no sign-in page of its own. */
  login: async () => undefined,

  async checkAuth() {
    await reentry.ready(portal.session.isSignedIn())
    if (!portal.session.isSignedIn()) throw new SignedOut()
  },
  async checkError({ status, body }: { status?: number; body?: { code?: string } }) {
    if (status === 401) throw new SignedOut()
    if (status === 403 && body?.code === 'forbidden') throw new Forbidden()
  },
  async logout() {
    if (!portal.session.isSignedIn()) return signinAddress()
    // The browser is signed out even where the server does not hear of it.
    await portal.tokens.signOut().catch(() => undefined)
    return `${window.location.origin}/`
  },

  async getIdentity() {
    const { id, prenom, nom, email } = await call(portal.users.me)
    return { id, fullName: `${prenom} ${nom}`.trim(), email }
  },
}

/** Leads to the storefront's sign-in page, without a notification on the way. */
class SignedOut {
  readonly message = false
  readonly redirectTo = signinAddress()
}

/** Shows `common.accesForbidden`; the session itself is good. */
class Forbidden {
  readonly message = false
  readonly logoutUser = false
  readonly redirectTo = '/access-denied'
}
