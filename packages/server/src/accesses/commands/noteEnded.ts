import { DAY_MS, RequestStatus } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { Deps } from '../../deps.ts'
import { logEnd } from '../log/write.ts'

/** An end is looked for this far back, as long as the portal may have stood still. */
const WINDOW_MS = 2 * DAY_MS
const BATCH = 500

/** Records that the time of accesses is over. Run by one server at a time. */
export async function noteEnded({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.transaction().execute(async (trx) => {
    const over = await trx
      .selectFrom('accesses')
      .select(['id', 'app_id', 'partner_id', 'duration_id', 'expire_at'])
      .where('status', '=', RequestStatus.used)
      .where('expire_at', '<=', at.toISOString())
      .where('expire_at', '>', after(at, -WINDOW_MS))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('journal')
              .select('journal.id')
              .where('object', '=', 'access')
              .whereRef('object_id', '=', 'accesses.id')
              .where('kind', '=', 'access.ended'),
          ),
        ),
      )
      .orderBy('expire_at')
      .limit(BATCH)
      .execute()
    for (const access of over) await logEnd(trx, access, at)
  })
}
