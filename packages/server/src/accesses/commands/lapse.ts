import { DAY_MS, NULL_DURATION_ID, RequestStatus } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { AccessRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { queueMail, queueMailToAdmins } from '../../mail/commands/queue.ts'
import { readSettings } from '../../parameters/settings.ts'
import { findParties } from '../announce.ts'
import { changeStatus } from './changeStatus.ts'

const BATCH = 200

/** Closes requests that nobody answered within the days of `access.pendingDays`, and tells both sides. */
export async function lapseUnanswered(deps: Pick<Deps, 'db' | 'config' | 'now' | 'log'>): Promise<void> {
  const { db, config, now, log } = deps
  const { pendingDays: days } = await readSettings(db, config)
  if (days === 0) return
  const old = await db
    .selectFrom('accesses')
    .selectAll()
    .where('status', '=', RequestStatus.toConfirm)
    .where('created_at', '<=', after(now(), -days * DAY_MS))
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  for (const access of old)
    await lapse(deps, access, days).catch((error: unknown) =>
      // Decided or taken back at this very moment.
      log.info({ err: error, access: access.id }, 'request not lapsed'),
    )
}

async function lapse({ db, now }: Pick<Deps, 'db' | 'now'>, access: AccessRow, days: number) {
  await db.transaction().execute(async (trx) => {
    const at = now()
    await changeStatus(trx, {
      access,
      to: RequestStatus.cancelled,
      actor: { kind: 'portal' },
      now: at,
      set: { is_open: 0, duration_id: NULL_DURATION_ID },
    })
    const parties = await findParties(trx, access)
    if (!parties) return
    const { person, app } = parties
    await queueMail(trx, at, person, 'requestUnanswered', { prenom: person.prenom, ...app, days })
    await queueMailToAdmins(trx, at, 'requestNotAnswered', {
      person: `${person.prenom} ${person.nom}`,
      ...app,
      days,
    })
  })
}
