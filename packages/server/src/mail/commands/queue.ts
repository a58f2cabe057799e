import type { DurationId, Language } from '@portal/contract'
import type { DbOrTrx } from '../../db/index.ts'
import { actingAdmins } from '../../policy.ts'

type AppNames = { app: string; appEn: string | null }

/** Every kind of message, with what its text needs. Instants are ISO 8601. */
export type MailValues = {
  /** To the requester: the request is in and waits. */
  requestReceived: AppNames & { prenom: string }
  /** To the requester: how long it runs, and the instant by which to open it. */
  requestGranted: AppNames & { prenom: string; durationId: DurationId; useBy: string }
  requestRefused: AppNames & { prenom: string; reason: string | null }
  /** To the requester: an administrator withdrew it before use, or ended it while it ran. */
  requestCancelled: AppNames & { prenom: string; reason: string | null; wasRunning: boolean }
  /** To each administrator: somebody waits. */
  requestWaiting: AppNames & { person: string; organisation: string | null; reason: string | null }
  /** To somebody whose account nobody used for long: the instant after which it is deleted. */
  accountIdle: { prenom: string; deleteAfter: string }
  /** To whoever has this address; the link is made when the message leaves, and only for an account. */
  passwordForgotten: Record<string, never>
}
export type MailKind = keyof MailValues

/**
 * Puts a message into the outbox, in the transaction of what it tells of: it leaves once that is true, and a
 * mail server that is down undoes nothing.
 *
 * @example await queueMail(trx, now, user, 'requestRefused', { prenom, app: app.name, appEn: app.name_en, reason })
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

/** The same message to every administrator who may act, each in their language. */
export async function queueMailToAdmins<Kind extends MailKind>(
  trx: DbOrTrx,
  now: Date,
  kind: Kind,
  values: MailValues[Kind],
): Promise<void> {
  const admins = await trx.selectFrom('users').select(['email', 'language']).where(actingAdmins).execute()
  for (const admin of admins) await queueMail(trx, now, admin, kind, values)
}
