import { isApiError } from '@portal/client'

/**
 * Signing in again where one stands, so that a session that ends in the middle of a form loses nothing:
 * calls that were refused wait here, the dialog asks for the password, then they run once more.
 */
export function createReentry() {
  let waiting: PromiseWithResolvers<void> | null = null
  let working = false
  const listeners = new Set<() => void>()
  const settle = (action: (promise: PromiseWithResolvers<void>) => void) => {
    if (waiting === null) return
    const settled = waiting
    waiting = null
    action(settled)
    for (const listener of listeners) listener()
  }
  const wait = () => {
    if (waiting === null) {
      waiting = Promise.withResolvers()
      for (const listener of listeners) listener()
    }
    return waiting.promise
  }

  return {
    /** Runs a call, and once more after a new sign-in. A page that never worked fails at once. */
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
    /** Resolves at once while there is a session, else after the next sign-in. */
    ready: async (isSignedIn: boolean) => (isSignedIn || !working ? undefined : wait()),
    isWaiting: () => waiting !== null,
    resume: () => settle(({ resolve }) => resolve()),
    giveUp: (reason: Error) => settle(({ reject }) => reject(reason)),
    /** @returns a function that ends the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const reentry = createReentry()
