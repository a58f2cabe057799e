import type { FeedbackRequest } from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { ProblemError } from '@portal/platform/http/problem'
import { findAccess } from '../../accesses/queries.ts'
import { asFlag } from '../../db/flag.ts'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'

/**
 * Keeps what a person said when leaving, with the access and as long as it.
 *
 * @throws ProblemError `not_found` (also for another demo's, and for an access that was never opened),
 * `feedback_given`
 */
export async function giveFeedback(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  demo: AppRow,
  { access_id, useful, again, comment }: FeedbackRequest,
): Promise<void> {
  const access = await findAccess(db, access_id)
  if (!access || access.app_id !== demo.id || access.user_id === null || access.activated_at === null)
    throw new ProblemError('not_found')
  try {
    await db
      .insertInto('feedback')
      .values({
        id: access.id,
        app_id: demo.id,
        useful,
        again: asFlag(again),
        comment,
        created_at: now().toISOString(),
      })
      .execute()
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError('feedback_given') : error
  }
}
