import { isApiError } from '@portal/client'

/**
 * Asks for the password in place when a session ends, so that a half-filled form loses nothing
 * (docs/decisions/0020-the-console-signs-in-again-in-place.md). Refused calls wait, and run again after the
 * sign-in.
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
