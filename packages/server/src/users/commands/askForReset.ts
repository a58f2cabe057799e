import type { UserRow } from '../../db/tables.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import type { Context } from '../../module.ts'

/**
 * Asks for a link, with the same work and the same answer whether or not somebody has this address: who it is
 * shows when the message is about to leave.
 */
export async function askForReset(
  { db, now, attempts }: Pick<Context, 'db' | 'now' | 'attempts'>,
  email: string,
  language: UserRow['language'],
): Promise<void> {
  await attempts.begin('reset', email)
  await queueMail(db, now(), { email, language }, 'passwordForgotten', {})
}
