import { randomBytes, randomUUID } from 'node:crypto'
import { normalizeEmail, Roles, UserStatus } from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../journal/record.ts'
import { hashPassword } from '../../passwords/hashing.ts'
import { insertUser } from './insert.ts'

const EMAIL = 'admin@exemple.fr'
type FirstAdmin = {
  user: UserRow
  /** Shown once; `null` when the operator set it, or when the administrator existed. */
  madePassword: string | null
}

/**
 * Makes the first administrator, from `ADMIN_EMAIL` and `ADMIN_PASSWORD` or with a random password. Changes
 * nothing when there is an administrator.
 *
 * @param email address for a random password
 * @param by who the journal says made it
 */
export async function ensureFirstAdmin(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  email = EMAIL,
  by: 'portal' | 'operator' = 'portal',
): Promise<FirstAdmin> {
  const admins = db.selectFrom('users').selectAll().where('roles', '=', Roles.admin).orderBy('id')
  const found = await admins.executeTakeFirst()
  if (found) return { user: found, madePassword: null }
  const account = config.admin ?? { email, password: makePassword('Admin') }
  const password_hash = await hashPassword(account.password)
  try {
    const user = await db.transaction().execute(async (trx) => {
      const made = await insertUser(trx, adminRow(account.email, password_hash, now()))
      const on = { object: 'person', id: made.id } as const
      await record(trx, now(), { kind: 'person.admin', by: { kind: by }, on })
      return made
    })
    return { user, madePassword: config.admin ? null : account.password }
  } catch (error) {
    // Of two servers that start at once, one makes it.
    const made = isUniqueViolation(error) ? await admins.executeTakeFirst() : undefined
    if (made) return { user: made, madePassword: null }
    throw error
  }
}

const adminRow = (email: string, password_hash: string, now: Date) => ({
  uuid: randomUUID(),
  email: normalizeEmail(email),
  password_hash,
  prenom: 'Admin',
  nom: 'Portail',
  optin_email: 0 as const,
  civility: 0 as const,
  language: 'fr' as const,
  status: UserStatus.validated,
  roles: Roles.admin,
  is_active: 1 as const,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  email_confirmed_at: now.toISOString(),
})

/** Makes a password of all four classes with more than 60 random bits. */
export const makePassword = (prefix: string) =>
  `${prefix}-${randomBytes(9).toString('base64url').replaceAll('_', 'x')}7a`
