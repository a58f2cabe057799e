import type { FactorMethod } from '@portal/contract'
import type { DbOrTrx } from '../db/index.ts'
import type { UserRow } from '../db/tables.ts'
import type { Author } from '../journal/author.ts'
import { record } from '../journal/record.ts'
import { queueMail } from '../mail/commands/queue.ts'

type FactorEvent = 'set' | 'removed' | 'reset' | 'recovery'
type Told = { event: FactorEvent; by: Author; user: UserRow; method?: FactorMethod }

/** Writes into the journal what happened to somebody's factors, and to its owner. */
export async function tell(trx: DbOrTrx, now: Date, { event, by, user, method }: Told): Promise<void> {
  await record(trx, now, {
    kind: `factor.${event}`,
    by,
    on: { object: 'person', id: user.id },
    ...(method && { details: { method } }),
  })
  await queueMail(trx, now, user, 'factorChanged', {
    prenom: user.prenom,
    event,
    method: method ?? null,
    at: now.toISOString(),
  })
}
