import { randomUUID } from 'node:crypto'
import { CONSENT_VERSION, type Language, Roles, UserStatus } from '@portal/contract'
import type { Transaction } from 'kysely'
import { asFlag } from '../../db/flag.ts'
import type { Database, UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import { readSettings } from '../../parameters/settings.ts'
import { insertUser } from '../../users/commands/insert.ts'
import type { Person } from '../claims.ts'

type Agreed = { language: Language; optinEmail: boolean; partnerId: string }

/** Makes the account of somebody who consented; it has no password, and its civility waits for the person. */
export async function makeAccount(
  trx: Transaction<Database>,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { prenom, nom, email, emailVerified }: Person & { email: string },
  { language, optinEmail, partnerId }: Agreed,
): Promise<UserRow> {
  const { validateUsers, confirmEmail } = await readSettings(trx, config)
  const at = now().toISOString()
  const user = await insertUser(trx, {
    uuid: randomUUID(),
    email,
    password_hash: '',
    prenom,
    nom: nom || (email.split('@')[0] ?? ''),
    optin_email: asFlag(optinEmail),
    civility: 0,
    language,
    status: validateUsers ? UserStatus.toValidate : UserStatus.validated,
    roles: Roles.user,
    is_active: 1,
    partner_id: partnerId,
    created_at: at,
    updated_at: at,
    consent_version: CONSENT_VERSION,
    consent_at: at,
    email_confirmed_at: emailVerified ? at : null,
  })
  if (confirmEmail && !emailVerified) await queueMail(trx, now(), user, 'emailConfirm', {})
  return user
}
