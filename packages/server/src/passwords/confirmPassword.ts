import { fieldError } from '@portal/platform/http/problem'
import type { UserRow } from '../db/tables.ts'
import type { Attempts } from './attempts.ts'
import { verifyPassword } from './hashing.ts'

/**
 * Verifies the password of a signed-in person; failures count as at sign-in.
 *
 * @throws ProblemError `invalid_fields` (422) naming `password`, `too_many_requests` (429)
 */
export async function confirmPassword(
  { attempts }: { attempts: Attempts },
  user: UserRow,
  password: string,
): Promise<void> {
  await attempts.begin('password', user.id)
  const fits = await verifyPassword(user.password_hash, password).catch(async (error: unknown) => {
    await attempts.undo('password', user.id)
    throw error
  })
  if (!fits) throw fieldError('password', 'common.passwordWrong')
  await attempts.clear('password', user.id)
}
