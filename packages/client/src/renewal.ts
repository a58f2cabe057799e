import type { RefreshAnswer } from '@portal/contract'
import { exclusively } from './lock.ts'
import type { Session } from './session.ts'

/** What one tab stores reaches another within milliseconds (ms), though not before the lock does. */
const ARRIVAL_MS = 200
const LOOK_MS = 10
/** A page that is left loses its calls a moment (ms) before it is gone itself. */
const LEAVING_MS = 500

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Parts = {
  session: Session
  /** Posts the refresh token and gives the answer's body. */
  refresh: (refreshToken: string) => Promise<RefreshAnswer>
  /** Leads the visitor to `/signin`. */
  onSignedOut: () => void
}

/**
 * What follows a 401 (specification, section 8). One refresh at a time across tabs: whoever waited for
 * the lock finds the new token in the storage and sends nothing.
 *
 * @returns a function that takes the access token of the refused call and says whether to replay it
 */
export function createRenewal({ session, refresh, onSignedOut }: Parts) {
  return (refusedToken: string | null): Promise<boolean> =>
    exclusively('portal-token-refresh', async (waited) => {
      if (waited) await arrival(session, refusedToken)
      const stored = session.accessToken()
      if (stored !== null && stored !== refusedToken) return true
      const refreshToken = session.refreshToken()
      // Without its access token the session was ended while this call waited: nothing to revive.
      if (refreshToken === null || (stored === null && refusedToken !== null)) {
        onSignedOut()
        return false
      }

      const answer = await refresh(refreshToken).catch(async (error: unknown) => {
        // A page that was reloaded meanwhile ends here: its lost call says nothing of the session.
        await wait(LEAVING_MS)
        console.error('Erreur lors du rafraîchissement du token :', error)
        return null
      })
      // Signed out, or in as somebody else, while the answer travelled: it belongs to nobody now.
      if (session.refreshToken() !== refreshToken) return session.isSignedIn()
      if (answer?.status_code === 200) {
        session.renew(answer)
        return true
      }
      if (answer === null) session.suspend()
      else session.clear()
      onSignedOut()
      return false
    })
}

/** Waits until the storage holds something else than this token, or until nobody can have stored anything. */
async function arrival(session: Session, refusedToken: string | null) {
  for (let waited = 0; waited < ARRIVAL_MS && session.accessToken() === refusedToken; waited += LOOK_MS)
    await wait(LOOK_MS)
}
