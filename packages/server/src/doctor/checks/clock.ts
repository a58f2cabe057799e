import { MINUTE_MS, SECOND_MS } from '@portal/contract'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../db/index.ts'
import { type Finding, findings } from '../finding.ts'

const say = findings('Clock')
/** Tickets and links allow for so much. */
const APART_MS = 5 * SECOND_MS

/**
 * Compares the machine's clock with the database's, and with what was recorded last: time that goes back keeps people
 * in, time that runs ahead throws them out.
 */
export async function checkClock({ db, engine }: OpenDatabase, now: Date): Promise<Finding[]> {
  const others: { whose: string; at: Date }[] = []
  if (engine === 'postgres') {
    const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db)
    if (rows[0]) others.push({ whose: 'the database’s', at: rows[0].at })
  }
  const found = others.flatMap(({ whose, at }) => {
    const apart = now.getTime() - at.getTime()
    const words = `The machine's clock is ${Math.abs(Math.round(apart / SECOND_MS))} s ${apart > 0 ? 'ahead of' : 'behind'} ${whose}`
    return Math.abs(apart) > APART_MS ? [say.wrong(`${words}: let NTP set both.`)] : []
  })
  const last = await db
    .selectFrom('accesses')
    .select((eb) => eb.fn.max('updated_at').as('at'))
    .executeTakeFirst()
  if (last?.at && Date.parse(last.at) - now.getTime() > MINUTE_MS)
    found.push(
      say.wrong(
        `The machine's clock was set back: the last change of an access is of ${last.at}. Accesses last longer than they should until then.`,
      ),
    )
  return found.length ? found : [say.fine('The clock agrees with what it can be compared with.')]
}
