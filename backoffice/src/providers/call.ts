import { isApiError } from '@portal/client'
import { toHttpError } from './httpErrors.ts'
import { factorSetupAddress } from './portal.ts'
import { reentry } from './reentry.ts'
import { stepUp } from './stepUp.ts'

/**
 * Runs a call of the API: waits for a new sign-in when the session ended, and for the second factor where the call
 * asks for it; throws react-admin's errors. Whoever has to set a factor first is led there.
 */
export async function call<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await reentry.guard(() => stepUp.guard(run))
  } catch (error) {
    if (isApiError(error, 'factor_setup_needed')) window.location.assign(factorSetupAddress())
    throw toHttpError(error)
  }
}
