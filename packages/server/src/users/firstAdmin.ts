import { randomBytes, randomUUID } from 'node:crypto'
import { UserStatus } from '@portal/contract'
import type { UserRow } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from './hashing.ts'
import { insertUser } from './register.ts'

const EMAIL = 'admin@exemple.fr'
export type FirstAdmin = {
  user: UserRow
  /** Made just now for this installation, to be shown once; `null` where the operator set it, or long ago. */
  madePassword: string | null
}

/**
 * The administrator without whom nobody could name another: the one of `ADMIN_EMAIL` and `ADMIN_PASSWORD`, else one with a
 * password of its own. A database that has an administrator is left as it is, whatever the environment says.
 */
export async function ensureFirstAdmin(tools: Pick<Deps, 'db' | 'config' | 'now'>): Promise<FirstAdmin> {
  const { db, config, now } = tools
  const admins = db.selectFrom('users').selectAll().where('roles', '=', 'USER,ADMIN').orderBy('id')
  const found = await admins.executeTakeFirst()
  if (found) return { user: found, madePassword: null }
  const { email, password } = config.admin ?? { email: EMAIL, password: makePassword('Admin') }
  const password_hash = await hashPassword(password)
  const at = now().toISOString()
  const user = await db.transaction().execute((trx) =>
    insertUser(trx, {
      uuid: randomUUID(),
      email: email.trim().toLowerCase(),
      password_hash,
      prenom: 'Admin',
      nom: 'Portail',
      telephone: null,
      organisation: null,
      fonction: null,
      optin_email: 0,
      civility: 0,
      language: 'fr',
      status: UserStatus.validated,
      roles: 'USER,ADMIN',
      is_active: 1,
      partner_id: null,
      created_at: at,
      updated_at: at,
      last_connect_at: null,
      consent_version: null,
      consent_at: null,
    }),
  )
  return { user, madePassword: config.admin ? null : password }
}

/** All four kinds of characters, and more than 60 random bits. */
export const makePassword = (prefix: string) =>
  `${prefix}-${randomBytes(9).toString('base64url').replaceAll('_', 'x')}7a`
