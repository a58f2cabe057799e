/** Holds calls until somebody lets them go on, or gives them up. */
export function createPause() {
  let waiting: PromiseWithResolvers<void> | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const settle = (action: (promise: PromiseWithResolvers<void>) => void) => {
    if (waiting === null) return
    const settled = waiting
    waiting = null
    action(settled)
    tell()
  }
  return {
    wait() {
      if (waiting === null) {
        waiting = Promise.withResolvers()
        tell()
      }
      return waiting.promise
    },
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
