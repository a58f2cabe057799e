import type { AccessOfApp } from '../../accesses/queries.ts'
import type { Deps } from '../../deps.ts'
import { queueMailToAdmins } from '../../mail/commands/queue.ts'

type Demo = Pick<AccessOfApp, 'app_id' | 'name' | 'name_en' | 'app_down_since'>

/** Keeps since when a demo has not answered; administrators get one message for each outage. */
export async function noteReach({ db, now }: Pick<Deps, 'db' | 'now'>, demo: Demo, isUp: boolean) {
  if (isUp === (demo.app_down_since === null)) return
  const at = now()
  const since = isUp ? null : at.toISOString()
  await db.transaction().execute(async (trx) => {
    // Of many who open it at once one notes it.
    const { numUpdatedRows } = await trx
      .updateTable('apps')
      .set({ down_since: since })
      .where('id', '=', demo.app_id)
      .where('down_since', isUp ? 'is not' : 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n || since === null) return
    const { name: app, name_en: appEn } = demo
    await queueMailToAdmins(trx, at, 'demoDown', { app, appEn, since })
  })
}
