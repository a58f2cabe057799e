import type { FactorMethod } from '@portal/contract'
import type { DbOrTrx } from '../../db/index.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../parameters/settings.ts'
import { isFactorAsked } from '../../policy.ts'
import { findMethods } from '../queries.ts'
import { makeTicket } from '../tickets.ts'

/**
 * Asks for the second factor at a sign-in whose password was right.
 *
 * @returns a ticket with the ways that are open; `null` where none is asked for
 */
export async function askForFactor(
  db: DbOrTrx,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  user: UserRow,
): Promise<{ factor_ticket: string; factor_methods: FactorMethod[] } | null> {
  const { secondFactor } = await readSettings(db, config)
  if (!isFactorAsked(secondFactor, user)) return null
  return {
    factor_ticket: await makeTicket(db, user.id, now()),
    factor_methods: await findMethods(db, user.id),
  }
}
