import type { UserRow } from '../../db/tables.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import type { Context } from '../../module.ts'

/**
 * Queues a link, with the same work and answer for every address; whose it is shows when the mail leaves.
 */
export async function askForReset(
  { db, now, attempts }: Pick<Context, 'db' | 'now' | 'attempts'>,
  email: string,
  language: UserRow['language'],
): Promise<void> {
  await attempts.begin('reset', email)
  await queueMail(db, now(), { email, language }, 'passwordForgotten', {})
}
