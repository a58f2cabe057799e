import { ProblemError } from '@portal/platform/http/problem'
import { tellGatesOfAll } from '../../accesses/events.ts'
import { logAppRemoval } from '../../accesses/log/write.ts'
import type { AppRow } from '../../db/tables.ts'
import type { Administrator } from '../../journal/author.ts'
import { recordApp } from '../../journal/record.ts'
import { type EditDeps, editCatalogue } from '../../revisions/commands/editCatalogue.ts'

/**
 * Deletes an app and its accesses; the log keeps what became of them.
 *
 * @returns the app as it was
 * @throws ProblemError `not_found`
 */
export async function removeApp(deps: EditDeps, by: Administrator, id: number): Promise<AppRow> {
  return editCatalogue(deps, async (trx) => {
    await tellGatesOfAll(trx, { app_id: id }, deps.now())
    await logAppRemoval(trx, { appId: id, admin: by.user, now: deps.now() })
    const app = await trx.deleteFrom('apps').where('id', '=', id).returningAll().executeTakeFirst()
    if (!app) throw new ProblemError('not_found')
    await recordApp(trx, deps.now(), { kind: 'app.deleted', by, app })
    return app
  })
}
