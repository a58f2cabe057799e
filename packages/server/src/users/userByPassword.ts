import type { DbOrTrx } from '../db/index.ts'
import type { UserRow } from '../db/tables.ts'
import { verifyPassword } from './hashing.ts'
import { findUserByEmail } from './repository.ts'

/** Whose address this is, and whether the password fits; as much work for an unknown address as for a known one. */
export async function userByPassword(
  db: DbOrTrx,
  email: string,
  password: string,
): Promise<{ user: UserRow | undefined; fits: boolean }> {
  const user = await findUserByEmail(db, email)
  return { user, fits: await verifyPassword(user?.password_hash, password) }
}
