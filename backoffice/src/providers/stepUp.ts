import { isApiError } from '@portal/client'
import { createPause } from './pause.ts'

/** Asks for the second factor in place where an act needs it; the act then runs once more. */
export function createStepUp() {
  const { wait, ...pause } = createPause()
  return {
    ...pause,
    /** Runs a call, and again once the factor was shown. */
    async guard<T>(run: () => Promise<T>): Promise<T> {
      try {
        return await run()
      } catch (error) {
        if (!isApiError(error, 'step_up_needed')) throw error
        await wait()
        return run()
      }
    },
  }
}

export const stepUp = createStepUp()
