import type { Transaction } from 'kysely'
import { isOnOffer } from '../../accesses/policy.ts'
import type { AppRow, Database } from '../../db/tables.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import { maySignIn } from '../../policy.ts'

/** Mails whoever waits for an app, once it is open; each of them waits no longer. */
export async function tellOpened(trx: Transaction<Database>, app: AppRow, now: Date): Promise<void> {
  if (!isOnOffer(app)) return
  const people = await trx
    .selectFrom('app_followers')
    .innerJoin('users', 'users.id', 'app_followers.user_id')
    .select(['users.email', 'users.language', 'users.prenom', 'users.status', 'users.is_active'])
    .where('app_id', '=', app.id)
    .execute()
  if (people.length === 0) return
  const names = { app: app.name, appEn: app.name_en, code: app.code }
  for (const person of people.filter(maySignIn))
    await queueMail(trx, now, person, 'appOpened', { prenom: person.prenom, ...names })
  await trx.deleteFrom('app_followers').where('app_id', '=', app.id).execute()
}
