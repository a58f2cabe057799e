import { toHttpError } from './httpErrors.ts'
import { reentry } from './reentry.ts'

/** Runs a call of the API: waits for a new sign-in when the session ended, throws react-admin's errors. */
export async function call<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await reentry.guard(run)
  } catch (error) {
    throw toHttpError(error)
  }
}
