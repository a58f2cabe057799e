import type { Exchange } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { holdAccess } from '../../accesses/commands/hold.ts'
import { useAccess } from '../../accesses/commands/use.ts'
import { logDisclosure } from '../../accesses/log/write.ts'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { exchangeTestTicket } from '../conformance/exchangeTestTicket.ts'
import { isTestId } from '../conformance/testAccess.ts'
import { exchange } from '../present.ts'
import { findNextApp, findPerson, findStanding } from '../queries.ts'
import { accessIdOf, verifyTicket } from '../ticket.ts'
import { countTicket, spendTicket } from '../tickets.ts'

/** An exchange's view of a person: a number for this demo alone, the first name, the language. */
const DISCLOSED = ['sub', 'display_name', 'locale'] as const satisfies (keyof Exchange)[]

/**
 * Trades a ticket, once, for what a demo may know of the access. A granted access starts its clock now.
 *
 * @throws ProblemError `invalid_ticket` (not ours, or another demo's), `ticket_expired`, `ticket_spent`; what
 * {@link useAccess} throws: the ticket is not spent then
 */
export async function exchangeTicket(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'launchKeys'>,
  demo: AppRow,
  token: string,
): Promise<Exchange> {
  if (isTestId(accessIdOf(token))) return exchangeTestTicket(deps, demo, token)
  const { jti, sid, sub } = await verifyTicket(deps, token, demo.code)
  const now = deps.now()
  const standing = await deps.db.transaction().execute(async (trx) => {
    const access = await holdAccess(trx, Number(sid))
    const user = access && (await findPerson(trx, access))
    if (!access || !user || access.app_id !== demo.id) throw new ProblemError('invalid_ticket')
    await spendTicket(trx, jti, now)
    await useAccess(trx, { access, user, isNew: await countTicket(trx, jti, now), now })
    await logDisclosure(trx, access, { claims: DISCLOSED, now })
    return findStanding(trx, demo, access.id, now)
  })
  if (!standing) throw new ProblemError('invalid_ticket')
  const nextApp = await findNextApp(deps.db, demo, standing.person.language)
  return exchange({ standing, demo, sub, now }, { publicUrl: deps.config.publicUrl, nextApp })
}
