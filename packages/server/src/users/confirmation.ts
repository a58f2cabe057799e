import type { DbOrTrx } from '../db/index.ts'
import type { UserRow } from '../db/tables.ts'
import type { Config } from '../env.ts'
import { readSettings } from '../parameters/settings.ts'

/** Tells whether somebody has to confirm their address before they open anything (docs/product.md#confirmed-address). */
export const hasToConfirm = async (
  db: DbOrTrx,
  config: Pick<Config, 'autoGrant' | 'confirmEmail'>,
  { email_confirmed_at }: Pick<UserRow, 'email_confirmed_at'>,
): Promise<boolean> => email_confirmed_at === null && (await readSettings(db, config)).confirmEmail
