import type { UserRow } from '../../db/tables.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import type { Context } from '../../module.ts'

/** Queues another link to somebody who has not confirmed their address; nobody else gets one. */
export async function askForConfirmation(
  { db, now, attempts }: Pick<Context, 'db' | 'now' | 'attempts'>,
  user: UserRow,
): Promise<void> {
  if (user.email_confirmed_at !== null) return
  await attempts.begin('confirmation', user.id)
  await queueMail(db, now(), user, 'emailConfirm', {})
}
