import { isApiError } from '@portal/client'
import { createPause } from './pause.ts'

/**
 * Asks for the password in place when a session ends, so that a half-filled form loses nothing
 * (docs/decisions/0020-the-console-signs-in-again-in-place.md). Refused calls wait, and run again after the
 * sign-in.
 */
export function createReentry() {
  const { wait, ...pause } = createPause()
  let working = false
  return {
    ...pause,
    /** Runs a call, and again after a new sign-in. Fails at once on a page that never worked. */
    async guard<T>(run: () => Promise<T>): Promise<T> {
      try {
        const result = await run()
        working = true
        return result
      } catch (error) {
        if (!working || !isApiError(error) || error.status !== 401) throw error
        await wait()
        return run()
      }
    },
    /** Resolves at once during a session, otherwise after the next sign-in. */
    ready: async (isSignedIn: boolean) => (isSignedIn || !working ? undefined : wait()),
  }
}

export const reentry = createReentry()
