import type { Language } from '@portal/contract'
import type { DbOrTrx } from '../../db/index.ts'
import { actingAdmins } from '../../policy.ts'
import type { MailKind, MailValues } from '../kinds.ts'

/**
 * Puts a mail into the outbox, in the transaction that it reports: it leaves once that is committed, and a
 * mail server that is down undoes nothing.
 *
 * @example await queueMail(trx, now, user, 'requestRefused', { prenom, app: app.name, appEn: app.name_en,
 * reason })
 */
export async function queueMail<Kind extends MailKind>(
  trx: DbOrTrx,
  now: Date,
  to: { email: string; language: Language },
  kind: Kind,
  values: MailValues[Kind],
): Promise<void> {
  const at = now.toISOString()
  await trx
    .insertInto('outbox')
    .values({
      kind,
      recipient: to.email,
      language: to.language,
      values: JSON.stringify(values),
      created_at: at,
      send_after: at,
      tries: 0,
    })
    .execute()
}

/** Queues a mail to every active administrator, each in their language. */
export async function queueMailToAdmins<Kind extends MailKind>(
  trx: DbOrTrx,
  now: Date,
  kind: Kind,
  values: MailValues[Kind],
): Promise<void> {
  const admins = await trx.selectFrom('users').select(['email', 'language']).where(actingAdmins).execute()
  for (const admin of admins) await queueMail(trx, now, admin, kind, values)
}
