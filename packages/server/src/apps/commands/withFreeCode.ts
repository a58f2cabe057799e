import { isUniqueViolation } from '@portal/platform/db/errors'
import { ProblemError } from '@portal/platform/http/problem'

/** Turns a violated unique code into its error. @throws ProblemError `code_taken` */
export async function withFreeCode<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ProblemError('code_taken', { errors: { code: 'appsAdmin.codeTaken' } })
    throw error
  }
}
