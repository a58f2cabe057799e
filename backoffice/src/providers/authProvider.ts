import type { AuthProvider } from 'react-admin'
import { call } from './call.ts'
import { portal, signinAddress } from './portal.ts'
import { reentry } from './reentry.ts'

/**
 * Signing in and out happens on the storefront's pages. There is no `canAccess`: rights are the same for the
 * whole console (`ConsoleLayout`), and react-admin would wait for it on every page and row.
 */
export const authProvider: AuthProvider = {
  /** Never called: the console has no sign-in page. */
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
    // Signs the browser out even when the server cannot be told.
    const elsewhere = await portal.tokens.signOut().catch(() => null)
    return elsewhere ?? `${window.location.origin}/`
  },

  async getIdentity() {
    const { id, prenom, nom, email } = await call(() => portal.call('GET /v1/user/me/'))
    return { id, fullName: `${prenom} ${nom}`.trim(), email }
  },
}

/** Leads to the storefront's sign-in page without a notification. */
class SignedOut {
  readonly message = false
  readonly redirectTo = signinAddress()
}

/** Shows `common.accesForbidden` and keeps the session. */
class Forbidden {
  readonly message = false
  readonly logoutUser = false
  readonly redirectTo = '/access-denied'
}
