import type { RefreshAnswer } from '@portal/contract'
import { isLeaving } from './leaving.ts'
import { exclusively } from './lock.ts'
import type { Session } from './session.ts'

type Parts = {
  session: Session
  /** Posts the refresh token and returns the body of the answer. */
  refresh: (refreshToken: string) => Promise<RefreshAnswer>
  /** Leads the visitor to `/signin`. */
  onSignedOut: () => void
}

/**
 * Handles a 401 as docs/product.md#sessions says. Tabs renew one at a time: a tab that waited for the lock
 * finds the new token in the storage and sends nothing.
 *
 * @returns a function that takes the access token of the refused call and tells whether to replay it
 */
export function createRenewal({ session, refresh, onSignedOut }: Parts) {
  async function renew(refusedToken: string | null): Promise<boolean> {
    const stored = session.accessToken()
    if (stored !== null && stored !== refusedToken) return true
    const refreshToken = session.refreshToken()
    // Without its access token the session was ended while this call waited.
    if (refreshToken === null || (stored === null && refusedToken !== null)) {
      onSignedOut()
      return false
    }

    const answer = await refresh(refreshToken).catch((error: unknown) => {
      if (!isLeaving()) console.error('Erreur lors du rafraîchissement du token :', error)
      return null
    })
    // Signed out, or in as somebody else, while the answer travelled: drop it.
    if (session.refreshToken() !== refreshToken) return session.isSignedIn()
    if (answer?.status_code === 200) {
      session.renew(answer)
      return true
    }
    if (answer === null && isLeaving()) return false
    session.clear({ keepsRefreshToken: answer === null })
    onSignedOut()
    return false
  }

  return (refusedToken: string | null) => exclusively('portal-token-refresh', () => renew(refusedToken))
}
