import { MINUTE_MS } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import type { Context } from '../../module.ts'
import { confirmPassword } from '../../passwords/confirmPassword.ts'
import { type Caller, findSignIn } from '../queries.ts'

/** Time for which a sign-in stands for the password. */
const FRESH_MS = 15 * MINUTE_MS

/**
 * Makes sure that whoever deletes an account, or sets its first second factor, is its owner: by the password, or by a
 * sign-in a moment ago. A stolen token alone does neither.
 *
 * @throws ProblemError `confirm_password` (403), and what {@link confirmPassword} throws
 */
export async function confirmOwner(
  context: Pick<Context, 'db' | 'now' | 'attempts'>,
  { user, sessionId }: Caller,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return confirmPassword(context, user, password)
  const signedIn = await findSignIn(context.db, sessionId)
  const age = context.now().getTime() - Date.parse(signedIn?.created_at ?? '')
  if (!(age < FRESH_MS)) throw new ProblemError('confirm_password')
}
