import { CONSENT_VERSION, type Language } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import { asFlag } from '../../db/flag.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'

/**
 * Records that a person gives or withdraws the consent; both stay as proof. Withdrawing also ends the
 * newsletter (GDPR, art. 7).
 */
export async function changeConsent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: UserRow,
  { consent, language }: { consent: boolean; language: Language },
): Promise<UserRow> {
  const at = now().toISOString()
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('users')
      .set({
        consent_version: consent ? CONSENT_VERSION : null,
        consent_at: consent ? at : null,
        ...(!consent && { optin_email: 0 as const }),
        updated_at: nextInstant(user.updated_at, now()),
      })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow(() => new ProblemError('not_found'))
    await trx
      .insertInto('consents')
      .values({
        user_id: user.id,
        version: consent ? CONSENT_VERSION : (user.consent_version ?? CONSENT_VERSION),
        language,
        accepted: asFlag(consent),
        at,
      })
      .execute()
    return changed
  })
}
